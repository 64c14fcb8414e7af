import { readCookie, setCookie } from "#src/auth/cookies.ts";
import type { Ctx } from "#src/http/env.ts";
import { t } from "#t";

const FLASHES = {
  carListed: () => t.carListedToast(),
  listingSaved: () => t.listingSavedToast(),
  listingDeleted: () => t.listingDeletedToast(),
  relisted: () => t.relistedToast(),
  markedSold: () => t.markedSoldToast(),
  saleUndone: () => t.saleUndoneToast(),
  inquirySent: () => t.inquirySentToast(),
  siteSaved: () => t.siteSavedToast(),
  messageHandled: () => t.messageHandledToast(),
  reported: () => t.reportSentToast(),
  newsletterEnded: () => t.newsletterStoppedText(),
  newsletterAsked: () => t.newsletterAsked(),
  plateListed: () => t.plateListedToast(),
  filtersApplied: () => t.filtersAppliedText(),
  plateInquirySent: () => t.plateInquirySentToast(),
  favoriteSaved: () => t.favoriteSavedFlash(),
  favoriteRemoved: () => t.favoriteRemovedFlash(),
  emailVerified: () => t.verifyEmailDone(),
  accountDeleted: () => t.accountDeleted(),
  passwordReset: () => t.resetDone(),
  settingsSaved: () => t.settingsSaved(),
  passwordChanged: () => t.settingsPasswordChanged(),
  deviceEnded: () => t.settingsDeviceEnded(),
  devicesEnded: () => t.settingsDevicesEnded(),
  setUpDone: () => t.setUpDone(),
  secondFactorOff: () => t.secondFactorIsOff(),
  verificationSent: () => t.verifyEmailSent(),
};

/** Whoever sends it is answered for alone. */
export const FLASH_COOKIE = "flash";

export type Flash = keyof typeof FLASHES;

/** A sentence for the next page of a visitor whose browser runs no script. */
export const setFlash = (c: Ctx, flash: Flash): void => setCookie(c, FLASH_COOKIE, flash, 60);

/** The sentence that waits, once. */
export function takeFlash(c: Ctx): string | null {
  const flash = readCookie(c, FLASH_COOKIE);
  if (!flash) return null;
  setCookie(c, FLASH_COOKIE, "", 0);
  return Object.hasOwn(FLASHES, flash) ? FLASHES[flash as Flash]() : null;
}
