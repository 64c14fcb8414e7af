/** Made by tooling/draw-site-art.tsx: names with a hash of the content, which browsers keep for a year. */
export const ART = {
  sedan: "/art/sedan-20jli18r.svg",
  suv: "/art/suv-x7mkx5sr.svg",
  hatchback: "/art/hatchback-3sbrghul.svg",
  coupe: "/art/coupe-ffapzn0s.svg",
  convertible: "/art/convertible-3cz9db45.svg",
  wagon: "/art/wagon-2os92jfy.svg",
  pickup: "/art/pickup-3696vv34.svg",
  van: "/art/van-32jfbv7o.svg",
  hero: "/art/hero-19szk2fw.svg",
  bodies: "/art/bodies-1xfjv6fq.svg",
  "no-cars": "/art/no-cars-i6rd1yt5.svg",
  failed: "/art/failed-3r71aqdy.svg",
  "no-photo": "/art/no-photo-3ybz3nr1.svg",
  plate: "/art/plate-1tde4ejj.svg",
};
