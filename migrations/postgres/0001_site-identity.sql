CREATE TABLE "site_identity" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL
);
