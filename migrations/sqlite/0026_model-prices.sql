CREATE TABLE `model_prices` (
	`slug` text PRIMARY KEY NOT NULL,
	`make` text NOT NULL,
	`model` text NOT NULL,
	`figures` text NOT NULL,
	`computed_at` integer NOT NULL,
	`gone_at` integer
);
