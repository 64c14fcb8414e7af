CREATE TABLE "model_prices" (
	"slug" text COLLATE "C" PRIMARY KEY NOT NULL,
	"make" text COLLATE "C" NOT NULL,
	"model" text COLLATE "C" NOT NULL,
	"figures" jsonb NOT NULL,
	"computed_at" bigint NOT NULL,
	"gone_at" bigint
);
