DROP INDEX "form_submissions_newest";--> statement-breakpoint
DROP INDEX "quiz_submissions_newest";--> statement-breakpoint
CREATE INDEX "form_submissions_newest" ON "form_submissions" USING btree ("component_id","submitted_at","id");--> statement-breakpoint
CREATE INDEX "quiz_submissions_newest" ON "quiz_submissions" USING btree ("quiz_id","created_at","id");