/**
 * The content of an email in its reader's language, with absolute addresses. User text is allowed, because it is escaped.
 */
export interface MailContent {
  subject: string;
  /** The preview in a list of emails; the first paragraph by default. */
  preheader?: string;
  /** Shown at the top. */
  date?: string;
  paragraphs: string[];
  quote?: string;
  facts?: { label: string; value: string }[];
  lists?: MailList[];
  closing?: string;
  action?: MailLink;
  reason?: string;
  stop?: MailLink;
  /** Additional links of the same kind. */
  alsoStop?: MailLink[];
}

export interface MailList {
  /** Left out if the subject says the same. */
  title?: string | undefined;
  items: MailItem[];
  more: MailLink;
}

export interface MailItem {
  title: string;
  url: string;
  value: string;
  note: string;
  /** Why it is in the email. */
  why?: string | undefined;
  /** Whether it is in the email because of a lower price. */
  isCheaper?: boolean;
  badge?: MailBadge | undefined;
  /** The URL of a JPEG. */
  picture?: string | undefined;
  /** A number plate to draw, such as "10-12345". */
  plate?: string | undefined;
}

/** A label on the price. */
export interface MailBadge {
  label: string;
  tone: "good" | "fair" | "high";
}

export interface MailLink {
  label: string;
  url: string;
}

export interface MailSite {
  name: string;
  origin: string;
}
