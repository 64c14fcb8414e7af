CREATE TABLE `site_identity` (
	`id` text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- Both views again, their calls nested half as deep: SQLite before 3.46 cannot parse more.
DROP VIEW user_words;
--> statement-breakpoint
CREATE VIEW user_words AS SELECT id AS user_id,
	'  ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(folded, char(1615), ''), char(1616), ''), char(1617), ''), char(1618), ''), char(1619), ''), char(1620), ''), char(1621), ''), char(1622), ''), char(1623), ''), char(1624), ''), char(1625), ''), char(1626), ''), char(1627), ''), char(1628), ''), char(1629), ''), char(1630), ''), char(1631), ''), char(1648), ''), char(1600), ''), ' ', '  ') AS name,
	'  ' || email_key || '  ' || coalesce(phone, '') AS contact
FROM (SELECT id, email_key, phone, replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(name), 'أ', 'ا'), 'إ', 'ا'), 'آ', 'ا'), 'ٱ', 'ا'), 'ى', 'ي'), 'ی', 'ي'), 'ة', 'ه'), 'ؤ', 'و'), 'ئ', 'ي'), 'گ', 'ك'), 'ک', 'ك'), 'چ', 'ج'), 'پ', 'ب'), 'ڤ', 'ف'), 'ژ', 'ز'), char(1611), ''), char(1612), ''), char(1613), ''), char(1614), '') AS folded FROM users);
--> statement-breakpoint
DROP VIEW audit_words;
--> statement-breakpoint
CREATE VIEW audit_words AS SELECT id AS entry_id,
	'  ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(folded, char(1615), ''), char(1616), ''), char(1617), ''), char(1618), ''), char(1619), ''), char(1620), ''), char(1621), ''), char(1622), ''), char(1623), ''), char(1624), ''), char(1625), ''), char(1626), ''), char(1627), ''), char(1628), ''), char(1629), ''), char(1630), ''), char(1631), ''), char(1648), ''), char(1600), ''), ' ', '  ') || '  ' || coalesce(actor_id, '') || '  ' || subject_id AS words
FROM (SELECT id, actor_id, subject_id, replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(actor_name || ' ' || subject_name), 'أ', 'ا'), 'إ', 'ا'), 'آ', 'ا'), 'ٱ', 'ا'), 'ى', 'ي'), 'ی', 'ي'), 'ة', 'ه'), 'ؤ', 'و'), 'ئ', 'ي'), 'گ', 'ك'), 'ک', 'ك'), 'چ', 'ج'), 'پ', 'ب'), 'ڤ', 'ف'), 'ژ', 'ز'), char(1611), ''), char(1612), ''), char(1613), ''), char(1614), '') AS folded FROM audit_log);
