ALTER TABLE "form_submissions" ADD COLUMN "unique_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "form_submissions_unique" ON "form_submissions" USING btree ("component_id","unique_key");