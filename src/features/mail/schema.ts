/** In its reader's language, with absolute addresses. User text is allowed, because it is escaped. */
export interface MailContent {
  subject: string;
  /** The preview in a list of emails; the first paragraph by default. */
  preheader?: string;
  date?: string;
  paragraphs: string[];
  quote?: string;
  facts?: { label: string; value: string }[];
  lists?: MailList[];
  closing?: string;
  action?: MailLink;
  reason?: string;
  stop?: MailLink;
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
  why?: string | undefined;
  isCheaper?: boolean;
  badge?: MailBadge | undefined;
  /** The URL of a JPEG. */
  picture?: string | undefined;
  plate?: string | undefined;
}

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
