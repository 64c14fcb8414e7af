ALTER TABLE `cars` ADD `vin` text;--> statement-breakpoint
CREATE INDEX `cars_vin` ON `cars` (`vin`) WHERE "cars"."vin" is not null;