import { labelsOf } from "../label.ts";
import { pluralOf } from "../plural.ts";

export const dealerRole = labelsOf({ owner: "Owner", manager: "Manager", sales: "Salesperson" });
export const dealerNone = () =>
  "You don't work for a dealer. Apply in your settings, or ask for an invitation.";
export const dealerAlready = () =>
  "You already work for a dealer. Leave it first, on the page of its office.";
export const dealerOwnersOnly = () => "Only owners can do this. Ask an owner of your dealer.";
export const dealerManagersOnly = () => "Only owners and managers can do this. Ask one at your dealer.";
export const dealerLegalOwnersOnly = () =>
  "Only owners can change the legal name and the register number. Ask an owner of your dealer.";
export const dealerLastOwner = () => "A dealer needs an owner. Make another person an owner first.";
export const dealerSlugTaken = () => "Another dealer has this address. Choose another one.";
export const dealerNameTaken = () => "A verified dealer already has this name. Choose another one.";
export const dealerNameVerified = () =>
  "A verified dealer already has this name. One of them needs another name first.";
export const dealerPersonThere = () => "This person already works for your dealer.";
export const dealerPersonNotFound = () => "This person doesn't work for your dealer.";
export const dealerFull = (max: number) =>
  `A dealer can have up to ${max} people. Remove one or withdraw an invitation first.`;
export const dealerInvitationFor = (email: string) =>
  `This invitation is for ${email}. Log in with that email to accept it.`;

export const dealerApply = () => "Sell as a dealer";
export const dealerApplyText = () =>
  "One page for your dealer, with your stock, opening hours and branches. Your team works with you, and you can list more cars.";
export const dealerApplyLink = () => "Apply as a dealer";
export const dealerOpened = () => "Welcome! Your dealer's page is open. We'll check your papers.";
export const dealerUnverified = () =>
  "Your dealer works already. It gets the badge of a verified dealer once we have checked its papers.";

export const dealerOffice = () => "Office";
export const dealerOfficeText = () => "Your dealer's listings, people and public page.";
export const dealerListingsAndMessages = () => "Listings and messages";
export const dealerPublicPage = () => "Public page";
export const dealerProfile = () => "Profile";
export const dealerNames = () => "Name and address of the page";
export const dealerSlug = () => "Address: /dealers/…";
export const dealerReach = () => "Phone and city";
export const dealerLegal = () => "Legal details";
export const dealerLegalHint = () =>
  "As in the commercial register. Buyers see them on your page, and we check them.";
export const dealerHoursHint = () =>
  "Choose the days you're open. If you close for a break, add a second span.";
export const dealerSecondSpan = () => "Second span";
export const dealerSameHours = () => "Same hours as Sunday on all open days";
export const dealerOpens = (span: number) => `opens (${span})`;
export const dealerShuts = (span: number) => `closes (${span})`;
export const dealerBranch = (n: number) => `Branch ${n}`;
export const dealerBranchNew = () => "Add a branch";
export const dealerBranchRemove = () => "Remove this branch";
export const dealerAddress = () => "Street and building";
export const dealerMapUrl = () => "Link to a map";
export const dealerLogo = () => "Logo";
export const dealerLogoHint = () => "A square picture is best.";
export const dealerLogoRemove = () => "Remove logo";

export const dealerPeople = () => "People";
export const dealerPeopleText = () => "Everyone answers in the dealer's name.";
export const dealerRoleLabel = () => "Role";
export const dealerRolesHint = () =>
  "Salespeople have their own cars and messages. Managers also have the whole stock and the profile. Owners can do everything.";
export const dealerInvite = () => "Invite someone";
export const dealerInvited = () => "The invitation is on its way.";
export const dealerInvitedUntil = (date: string) => `invited until ${date}`;
export const dealerInvitationEnded = () => "invitation expired";
export const dealerWithdraw = () => "Withdraw";
export const dealerWithdrawText = () =>
  "The link stops working. To send a new one, invite the address again.";
export const dealerRemove = () => "Remove";
export const dealerRemoveText = () =>
  "Their cars and messages at the dealer go to an owner. The account stays.";
export const dealerRemoved = () => "Removed.";
export const dealerLeave = () => "Leave this dealer";
export const dealerLeaveText = () =>
  "Your cars and messages here go to an owner. You can still sell privately.";
export const dealerLeft = () => "You have left the dealer.";
export const dealerJoined = () => "Welcome to the team!";

export const dealerInvitationText = (role: string, email: string) => `Role: ${role}. Invited: ${email}`;
export const dealerInvitedOther = (own: string, invited: string) =>
  `You're logged in as \u2068${own}\u2069, but the invitation is for \u2068${invited}\u2069. Log out, then open the link again.`;
export const dealerMailSubject = (dealer: string) => `Join \u2068${dealer}\u2069`;
export const dealerMailText = (inviter: string, dealer: string, role: string) =>
  `\u2068${inviter}\u2069 invites you to work for \u2068${dealer}\u2069 on this site. Your role: ${role}. The link is valid for 7 days.`;
export const dealerMailAction = () => "Accept the invitation";
export const dealerMailReason = () =>
  "You received this email because someone entered your address. If you don't know them, ignore it.";

export const adminDealers = () => "Dealers";
export const adminFindDealer = () => "Name, register number, phone or ID";
export const adminDealersFound = pluralOf("en", { one: "{n} dealer", other: "{n} dealers" });
export const adminNoDealers = () => "No dealers found.";
export const adminDealerPeople = pluralOf("en", { one: "{n} person", other: "{n} people" });
export const adminVerifyDealer = () => "Verify dealer";
