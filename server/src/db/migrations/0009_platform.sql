CREATE TABLE "analytics_platform_days" (
	"day" date NOT NULL,
	"event_type" text NOT NULL,
	"ends" smallint[] NOT NULL,
	"sums" bigint[] NOT NULL,
	CONSTRAINT "analytics_platform_days_day_event_type_pk" PRIMARY KEY("day","event_type")
);
--> statement-breakpoint
CREATE INDEX "analytics_rollup_quarter" ON "analytics_rollup" USING brin ("quarter");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","id");--> statement-breakpoint
INSERT INTO "analytics_platform_days" ("day", "event_type", "ends", "sums")
SELECT "day", "event_type", array_agg("grown" ORDER BY "grown"), array_agg("sum" ORDER BY "grown") FROM (
  SELECT "day", "event_type", "grown", (sum(sum("count")) OVER (PARTITION BY "day", "event_type" ORDER BY "grown"))::bigint AS "sum" FROM (
    SELECT "day", "event_type", "grown", "sum" - lag("sum", 1, 0) OVER (PARTITION BY "owner_id", "day", "event_type" ORDER BY "grown") AS "count"
    FROM "analytics_days", unnest("ends", "sums") AS "steps"("grown", "sum")
    WHERE "dimension" = 'all'
  ) "of_owners"
  GROUP BY "day", "event_type", "grown"
) "of_all"
GROUP BY "day", "event_type";--> statement-breakpoint
CREATE FUNCTION notify_flags_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('inlay_changed', 'flags:');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER flags_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "system_flags" FOR EACH STATEMENT EXECUTE FUNCTION notify_flags_changed();
