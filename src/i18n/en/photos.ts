import { plural, pluralOf } from "../plural.ts";

const formats = "JPEG, PNG, WebP, GIF or BMP";
export const photoNotAPicture = () => `This file isn't a photo we can read. Choose a ${formats} file.`;
export const photoDamaged = () => `This photo is damaged or can't be read. Choose another ${formats} file.`;
export const photoTooLarge = () => "This photo is over the 10 MB limit. Choose a smaller one.";
export const photoTooManyPixels = () =>
  "This photo is over the limit of 40 megapixels. Choose a smaller one.";
export const photoAddressRefused = () => "You can only add photos from public https links.";
export const photoAddressUnreachable = () =>
  "We couldn't get a photo from this link. Check the link, or upload the photo from your device.";
export const photoNotYours = () => "This photo isn't one of yours. Upload it again.";
export const photosBusy = () =>
  "We're saving a lot of photos right now. Please add this one again in a few seconds.";
export const photoWaits = pluralOf("en", {
  one: "Busy. Trying again in {n} second",
  other: "Busy. Trying again in {n} seconds",
});
export const photosMissing = () => "Choose at least one photo.";
export const photosTooManyAtOnce = (max: number) => `Send at most ${max} photos at a time.`;
export const photosTooLargeTogether = () =>
  "These photos are too large to send together. Send fewer at a time.";
/** `reason` is one of the messages above. */
export const photoRefused = (name: string, reason: string) => `\u2068${name}\u2069: ${reason}`;

export const photosTitle = () => "Photos";
export const photosChoose = () => "Add photos";
export const photosDropHere = () => "or drag them here";
export const photosMore = () => "Add more";
export const photosHint = (max: number) => `${photosHintCoverless(max)} The first one is the cover.`;
/** For listings whose cover is not a photo. */
export const photosHintCoverless = (max: number) =>
  `Up to ${max} photos, PNG/JPG up to 10MB each. WebP, GIF and BMP work too.`;
export const photosCount = (count: number, max: number) => `${count} / ${max}`;
export const photosCountSpoken = (count: number, max: number) => `${count} of ${max} photos`;
export const photosFull = (max: number) => `You've added the maximum of ${max} photos.`;
export const photosLeftOut = (count: number, max: number) =>
  plural("en", count, {
    one: `You can add up to ${max} photos, so 1 wasn't added.`,
    other: `You can add up to ${max} photos, so {n} weren't added.`,
  });
export const photoCover = () => "Cover";
export const photoName = (position: number) => `Photo ${position}`;
export const photoPositions = () => "Your photos, in the order buyers see them";
export const photoMakeCover = (position: number) => `Make photo ${position} the cover`;
export const photoMoveEarlier = (position: number) => `Move photo ${position} earlier`;
export const photoMoveLater = (position: number) => `Move photo ${position} later`;
export const photoDrag = (position: number) => `Drag photo ${position}`;
export const photoRemove = (position: number) => `Remove photo ${position}`;
export const photoUploading = (name: string) => `Uploading \u2068${name}\u2069`;
export const photoCancel = (name: string) => `Cancel \u2068${name}\u2069`;
export const photoTryAgainNamed = (name: string) => `Try \u2068${name}\u2069 again`;
export const photoDismiss = (name: string) => `Remove \u2068${name}\u2069`;
export const photoUploadFailed = () => "Couldn't upload this photo. Check your connection and try again.";
export const photoAdded = (name: string, count: number, max: number) =>
  `\u2068${name}\u2069 added. ${photosCountSpoken(count, max)}.`;
export const photoMoved = (position: number, count: number) => `Moved to position ${position} of ${count}.`;
export const photoIsCover = () => "This is now the cover.";
export const photoRemoved = (count: number, max: number) =>
  `Photo removed. ${photosCountSpoken(count, max)}.`;
export const photoAddressLabel = () => "Add a photo from a link";
export const photoAddressAdd = () => "Add";
export const photoThereAlready = () => "You've already added this photo.";
export const photoKeep = (position: number) => `Keep photo ${position}`;
