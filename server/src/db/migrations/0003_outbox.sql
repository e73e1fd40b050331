CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"group_key" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	"result" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_done" CHECK (("outbox"."done_at" is null) = ("outbox"."result" is null)),
	CONSTRAINT "outbox_result" CHECK ("outbox"."result" in ('sent', 'dropped', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "form_submissions" ADD COLUMN "confirm_requested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD COLUMN "confirm_hash" text;--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at") WHERE "outbox"."done_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_done" ON "outbox" USING btree ("done_at") WHERE "outbox"."done_at" is not null;--> statement-breakpoint
CREATE INDEX "outbox_group" ON "outbox" USING btree ("group_key") WHERE "outbox"."group_key" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_group_waiting" ON "outbox" USING btree ("group_key") WHERE "outbox"."attempts" = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "form_submissions_confirm" ON "form_submissions" USING btree ("confirm_hash");