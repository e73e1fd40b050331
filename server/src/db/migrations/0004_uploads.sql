CREATE TABLE "removed_uploads" (
	"upload_id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"component_id" uuid NOT NULL,
	"field" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"submission_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_component_id_component_configs_id_fk" FOREIGN KEY ("component_id") REFERENCES "public"."component_configs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_submission_id_form_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_component" ON "uploads" USING btree ("component_id");--> statement-breakpoint
CREATE INDEX "uploads_submission" ON "uploads" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "uploads_unclaimed" ON "uploads" USING btree ("created_at") WHERE "uploads"."submission_id" is null;--> statement-breakpoint
-- Rows of uploads go with their component or submission, and by hand. Whatever takes them, what is left to do is noted.
CREATE FUNCTION note_removed_uploads() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO removed_uploads (upload_id) SELECT id FROM gone ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER uploads_removed AFTER DELETE ON "uploads" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION note_removed_uploads();
