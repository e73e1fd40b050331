-- The component library: its categories and first templates.
INSERT INTO component_categories (id, slug, name, display_order) VALUES
  ('0197c2f4-0000-7000-8000-000000000001', 'content', 'Content', 1),
  ('0197c2f4-0000-7000-8000-000000000002', 'acquisition-forms', 'Acquisition forms', 2),
  ('0197c2f4-0000-7000-8000-000000000003', 'engagement', 'Engagement', 3);
--> statement-breakpoint
INSERT INTO component_templates (id, category_id, name, description, template_type, default_config) VALUES
  ('0197c2f4-0000-7000-8000-000000000101', '0197c2f4-0000-7000-8000-000000000001', 'Shop questions',
   'Returns, delivery and payment, answered before they are asked.', 'faq',
   '{"title":"Before you order","items":[{"question":"How long does delivery take?","answer":"Two to four working days within the country, and up to ten days abroad. You get a tracking link by email as soon as the parcel leaves."},{"question":"Can I send something back?","answer":"Yes. You have 30 days from delivery, and we refund within five working days after the parcel arrives here."},{"question":"How can I pay?","answer":"By card, PayPal or bank transfer. Nothing is charged before the parcel is packed."},{"question":"What if something arrives broken?","answer":"Send us a photo within a week. We replace it or give the money back, as you like."}]}'),
  ('0197c2f4-0000-7000-8000-000000000102', '0197c2f4-0000-7000-8000-000000000001', 'Software questions',
   'Trials, plans, data and support for a product page.', 'faq',
   '{"title":"Questions and answers","items":[{"question":"Is there a trial?","answer":"Fourteen days with every feature. No card is needed, and nothing renews by itself."},{"question":"Can I change the plan later?","answer":"At any time. The change takes effect at once and the difference is worked out to the day."},{"question":"Where is my data kept?","answer":"In one region that you choose at sign-up. You can export all of it or delete all of it yourself."},{"question":"How do I reach support?","answer":"By email on working days. We usually answer within four hours."}]}'),
  ('0197c2f4-0000-7000-8000-000000000103', '0197c2f4-0000-7000-8000-000000000001', 'Event questions',
   'Tickets, the way there and what to bring.', 'faq',
   '{"title":"Good to know","items":[{"question":"When do the doors open?","answer":"One hour before the beginning. Latecomers are let in during the first break."},{"question":"How do I get there?","answer":"The tram stops in front of the house. There are few parking places, and they go early."},{"question":"Can I pass my ticket on?","answer":"Yes, up to the day before. Write to us with the name of the new guest."}]}');
