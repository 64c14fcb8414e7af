/** What a mail says, in its reader's language; addresses are absolute. Text by users is allowed: it is escaped. */
export interface MailContent {
  subject: string;
  /** The preview in a list of mails; by default the first paragraph. */
  preheader?: string;
  /** Stands at the top. */
  date?: string;
  paragraphs: string[];
  quote?: string;
  facts?: { label: string; value: string }[];
  lists?: MailList[];
  closing?: string;
  action?: MailLink;
  reason?: string;
  stop?: MailLink;
  /** Further links of the same kind. */
  alsoStop?: MailLink[];
}

export interface MailList {
  /** Left out where the subject says it. */
  title?: string | undefined;
  items: MailItem[];
  more: MailLink;
}

export interface MailItem {
  title: string;
  url: string;
  value: string;
  note: string;
  /** Why it is in the mail. */
  why?: string | undefined;
  /** It is in the mail since it costs less. */
  isCheaper?: boolean;
  badge?: MailBadge | undefined;
  /** The address of a JPEG. */
  picture?: string | undefined;
  /** A number plate to draw, such as "10-12345". */
  plate?: string | undefined;
}

/** A word on the price. */
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
