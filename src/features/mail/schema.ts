/** What a mail says, in its reader's language; addresses are absolute. Text by users is allowed: it is escaped. */
export interface MailContent {
  subject: string;
  /** The preview in a list of mails; by default the first paragraph. */
  preheader?: string;
  paragraphs: string[];
  quote?: string;
  facts?: { label: string; value: string }[];
  lists?: MailList[];
  closing?: string;
  action?: MailLink;
  reason?: string;
  stop?: MailLink;
  /** More links like `stop`. */
  alsoStop?: MailLink[];
}

export interface MailList {
  title: string;
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
  /** The address of a JPEG. */
  picture?: string | undefined;
  /** Drawn as a number plate: "10-12345". */
  plate?: string | undefined;
}

export interface MailLink {
  label: string;
  url: string;
}

export interface MailSite {
  name: string;
  origin: string;
}
