/** Drawings in `public`: names with a hash of the content, which browsers cache for a year. */
export const ART = {
  sedan: "/art/sedan-384vvohb.svg",
  suv: "/art/suv-rg9id3s6.svg",
  hatchback: "/art/hatchback-awz3issk.svg",
  coupe: "/art/coupe-2rfqsn5g.svg",
  convertible: "/art/convertible-2s2x5yuu.svg",
  wagon: "/art/wagon-3oi0sk5x.svg",
  pickup: "/art/pickup-142eeven.svg",
  van: "/art/van-1h6tsiyk.svg",
  hero: "/art/hero-19szk2fw.svg",
  bodies: "/art/bodies-1xfjv6fq.svg",
  "no-cars": "/art/no-cars-i6rd1yt5.svg",
  failed: "/art/failed-3r71aqdy.svg",
  "no-photo": "/art/no-photo-3ybz3nr1.svg",
  plate: "/art/plate-1tde4ejj.svg",
};
