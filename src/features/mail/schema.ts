/** What a mail says, in its reader's language; addresses are absolute. Text by users is allowed: it is escaped. */
export interface MailContent {
  subject: string;
  /** The preview in a list of mails; by default the first paragraph. */
  preheader?: string;
  paragraphs: string[];
  /** A user's text; line breaks are kept. */
  quote?: string;
  /** Labelled values such as a phone number. */
  facts?: { label: string; value: string }[];
  lists?: MailList[];
  /** The paragraph before the button. */
  closing?: string;
  action?: MailLink;
  /** Why the reader gets this mail. */
  reason?: string;
  /** Where such mails are turned off. */
  stop?: MailLink;
}

/** Listings, and a link to more of them. */
export interface MailList {
  title: string;
  items: MailItem[];
  more: MailLink;
}

export interface MailItem {
  title: string;
  url: string;
  /** Such as the price. */
  value: string;
  note: string;
  /** Drawn as a number plate: "10-12345". */
  plate?: string;
}

export interface MailLink {
  label: string;
  url: string;
}

/** The site that signs a mail. */
export interface MailSite {
  name: string;
  origin: string;
}
