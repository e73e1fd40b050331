CREATE TABLE "analytics_closed" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "analytics_closed_only" CHECK ("analytics_closed"."only")
);
--> statement-breakpoint
CREATE TABLE "analytics_days" (
	"owner_id" uuid NOT NULL,
	"dimension" text NOT NULL,
	"day" date NOT NULL,
	"key" text NOT NULL,
	"event_type" text NOT NULL,
	"ends" smallint[] NOT NULL,
	"sums" integer[] NOT NULL,
	CONSTRAINT "analytics_days_owner_id_dimension_day_key_event_type_pk" PRIMARY KEY("owner_id","dimension","day","key","event_type"),
	CONSTRAINT "analytics_days_dimension" CHECK ("analytics_days"."dimension" in ('all', 'component', 'host', 'page'))
);
--> statement-breakpoint
ALTER TABLE "analytics_days" ADD CONSTRAINT "analytics_days_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;