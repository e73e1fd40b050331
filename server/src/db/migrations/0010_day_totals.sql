CREATE TABLE "analytics_day_totals" (
	"owner_id" uuid NOT NULL,
	"dimension" text NOT NULL,
	"day" date NOT NULL,
	"key" text NOT NULL,
	"component_load" integer NOT NULL,
	"view" integer NOT NULL,
	"component_interaction" integer NOT NULL,
	"click" integer NOT NULL,
	"submit" integer NOT NULL,
	"component_error" integer NOT NULL,
	CONSTRAINT "analytics_day_totals_owner_id_dimension_day_key_pk" PRIMARY KEY("owner_id","dimension","day","key")
);
--> statement-breakpoint
ALTER TABLE "analytics_day_totals" ADD CONSTRAINT "analytics_day_totals_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "analytics_day_totals" ("owner_id", "dimension", "day", "key", "component_load", "view", "component_interaction", "click", "submit", "component_error")
SELECT "owner_id", "dimension", "day", "key",
  coalesce(sum("count") FILTER (WHERE "event_type" = 'component_load'), 0),
  coalesce(sum("count") FILTER (WHERE "event_type" = 'view'), 0),
  coalesce(sum("count") FILTER (WHERE "event_type" = 'component_interaction'), 0),
  coalesce(sum("count") FILTER (WHERE "event_type" = 'click'), 0),
  coalesce(sum("count") FILTER (WHERE "event_type" = 'submit'), 0),
  coalesce(sum("count") FILTER (WHERE "event_type" = 'component_error'), 0)
FROM "analytics_days" CROSS JOIN LATERAL (SELECT "sums"[cardinality("sums")] AS "count") "last"
GROUP BY "owner_id", "dimension", "day", "key";
