DROP TRIGGER audit_log_keeps_values;
--> statement-breakpoint
-- All that may change: the name of somebody whose account, or of a report that, is gone, and what was changed of it.
CREATE TRIGGER audit_log_keeps_values BEFORE UPDATE ON audit_log
WHEN new.subject_name <> '–' OR new.before IS NOT NULL OR new.after IS NOT NULL
	OR (new.id, new.actor_id, new.actor_name, new.action, new.subject_kind, new.subject_id, new.created_at)
		IS NOT (old.id, old.actor_id, old.actor_name, old.action, old.subject_kind, old.subject_id, old.created_at)
	OR new.subject_kind NOT IN ('user', 'report')
	OR EXISTS (SELECT 1 FROM users WHERE id = new.subject_id)
	OR EXISTS (SELECT 1 FROM reports WHERE id = new.subject_id)
BEGIN
	SELECT RAISE(ABORT, 'the audit log is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER audit_log_forgotten AFTER UPDATE ON audit_log BEGIN
	UPDATE audit_fts SET words = (SELECT words FROM audit_words WHERE entry_id = new.id) WHERE entry_id = new.id;
END;
