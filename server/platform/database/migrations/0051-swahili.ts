/** Lets buyers read pushes, alerts and answers in Swahili. */
export const statements = ['push_subscription', 'saved_search', 'vehicle_question'].map(
  (table) => `alter table ${table} drop constraint ${table}_language_check,
    add constraint ${table}_language_check check (language in ('en', 'zh', 'ja', 'sw'))`,
);
