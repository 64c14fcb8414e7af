CREATE TABLE "site_identity" (
	"id" text PRIMARY KEY NOT NULL
);
