CREATE TABLE "submission_counts" (
	"parent_id" uuid NOT NULL,
	"slot" smallint NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "submission_counts_parent_id_slot_pk" PRIMARY KEY("parent_id","slot")
);
--> statement-breakpoint
-- Called as count_submissions(<table of the parents>, <column that names one>, <1 or -1>). In the order of ids, so that two
-- writers never wait for each other in a circle. Of a parent that is being deleted its submissions are the last to go: nothing is counted any more.
CREATE FUNCTION count_submissions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format(
    'INSERT INTO submission_counts AS counted (parent_id, slot, total)
    SELECT parent.id, pg_backend_pid() %% 16, %s * count(*) FROM changed JOIN %I AS parent ON parent.id = changed.%I GROUP BY parent.id ORDER BY parent.id
    ON CONFLICT (parent_id, slot) DO UPDATE SET total = counted.total + excluded.total', TG_ARGV[2], TG_ARGV[0], TG_ARGV[1]);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION forget_submission_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM submission_counts USING gone WHERE parent_id = gone.id;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Before what is there is counted: from here on nobody else writes until all of this is done.
CREATE TRIGGER form_submissions_added AFTER INSERT ON "form_submissions" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_submissions('component_configs', 'component_id', '1');--> statement-breakpoint
CREATE TRIGGER form_submissions_removed AFTER DELETE ON "form_submissions" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_submissions('component_configs', 'component_id', '-1');--> statement-breakpoint
CREATE TRIGGER quiz_submissions_added AFTER INSERT ON "quiz_submissions" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_submissions('quiz_configs', 'quiz_id', '1');--> statement-breakpoint
CREATE TRIGGER quiz_submissions_removed AFTER DELETE ON "quiz_submissions" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_submissions('quiz_configs', 'quiz_id', '-1');--> statement-breakpoint
CREATE TRIGGER component_configs_forgotten AFTER DELETE ON "component_configs" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_submission_counts();--> statement-breakpoint
CREATE TRIGGER quiz_configs_forgotten AFTER DELETE ON "quiz_configs" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_submission_counts();--> statement-breakpoint
INSERT INTO submission_counts (parent_id, slot, total) SELECT component_id, 0, count(*) FROM "form_submissions" GROUP BY 1 UNION ALL SELECT quiz_id, 0, count(*) FROM "quiz_submissions" GROUP BY 1;
