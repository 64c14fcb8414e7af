import { plural } from "../plural.ts";
import { formatNumber } from "./formats.ts";

export const adminTotalUsers = () => "Total Users";
export const adminActiveListings = () => "Active Listings";
export const adminExpiredListings = () => "Expired Listings";
export const adminTotalCars = () => "Total Cars";
export const adminRecent = () => "Recent Listings";
export const adminWaitingTitle = () => "Waiting for you";
export const adminNothingWaits = () => "Nothing waits. Everything is in order.";
export const adminWaitingReview = (n: number) =>
  plural("en", n, { one: "{n} listing to review", other: "{n} listings to review" });
export const adminWaitingReports = (n: number) =>
  plural("en", n, { one: "{n} open report", other: "{n} open reports" });
export const adminWaitingMessages = (n: number) =>
  plural("en", n, { one: "{n} message from a visitor", other: "{n} messages from visitors" });
export const adminLastDays = () => "The last 30 days";
export const adminNewListings = () => "New listings";
export const adminNewInquiries = () => "Inquiries";
export const adminSignUps = () => "Sign-ups";
export const adminSold = () => "Sold";
export const adminByCity = () => "Listings by city";
export const adminByMake = () => "Cars by make";
export const adminNoListings = () => "There are no listings yet.";
export const adminRunning = () => "How it runs";
export const adminReplyTime = () => "Sellers reply within";
export const adminReplyNone = () => "No replies yet";
export const adminReplyNote = () => "Half of the answered inquiries were answered sooner.";
export const adminDatabase = () => "Database";
export const adminFreeDisk = (size: string) => `${size} free on the disk`;
export const adminPhotos = () => "Photos";
export const adminMailQueue = () => "Mails waiting";
export const adminMailFailed = (n: number) =>
  n === 0 ? "None was given up" : plural("en", n, { one: "{n} was given up", other: "{n} were given up" });
export const adminMegabytes = (bytes: number) =>
  bytes < 1e9
    ? `${formatNumber(Math.round(bytes / 1e5) / 10)} MB`
    : `${formatNumber(Math.round(bytes / 1e8) / 10)} GB`;
