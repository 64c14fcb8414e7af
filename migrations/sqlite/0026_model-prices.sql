CREATE TABLE `model_prices` (
	`slug` text PRIMARY KEY NOT NULL,
	`make` text NOT NULL,
	`model` text NOT NULL,
	`body_type` text NOT NULL,
	`count` integer NOT NULL,
	`figures` text NOT NULL,
	`computed_at` integer NOT NULL,
	`gone_at` integer
);
