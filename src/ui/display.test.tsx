import { expect, test } from "bun:test";
import { renderToStaticMarkup } from "react-dom/server";
import { inLanguage } from "#src/i18n/language.ts";
import { initials } from "./avatar.tsx";
import { Icon } from "./icon.tsx";
import { Photo } from "./photo.tsx";
import { Price } from "./price.tsx";
import { Pips, Progress } from "./progress.tsx";

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, "");

const price = () => renderToStaticMarkup(<Price cents={1650000} />);

test("a price has amount, space and currency, with the amount left to right in both languages", () => {
  expect(textOf(price())).toBe("16,500 JD");
  expect(textOf(inLanguage("ar", price))).toBe("16,500 دينار");
  expect(inLanguage("ar", price)).toStartWith('<bdi class="price-card">16,500<span');
});

const photo = (eager: boolean) =>
  renderToStaticMarkup(
    <Photo id="a1" width={1280} height={960} alt="Camry" sizes="100vw" eager={eager} placeholder="data:x" />,
  );

test("a photo has all widths, a size, and loads lazily unless it is eager", () => {
  expect(photo(false)).toContain("/photos/a1-320.webp 320w,");
  expect(photo(false)).toContain("/photos/a1-1280.webp 1280w");
  expect(photo(false)).toContain('width="1280" height="960"');
  expect(photo(false)).toContain('loading="lazy"');
  expect(photo(false)).toContain("--thumb:url(data:x)");
  expect(photo(true)).toContain('fetchPriority="high"');
  expect(photo(true)).not.toContain("lazy");
});

test("an icon is decorative unless it has a label", () => {
  expect(renderToStaticMarkup(<Icon name="heart" />)).toContain('aria-hidden="true"');
  const labelled = renderToStaticMarkup(<Icon name="heart" label="Saved" />);
  expect(labelled).toContain('role="img" aria-label="Saved"');
  expect(labelled).not.toContain("aria-hidden");
});

test("initials are two Latin letters or one Arabic letter, as whole characters", () => {
  expect(initials("Omar Al-Haddad")).toBe("OA");
  expect(initials("rania")).toBe("R");
  expect(initials(" صهيب المومني ")).toBe("ص");
  expect(initials("😀 x")).toBe("😀X");
  expect(initials("")).toBe("");
});

test("a progress bar is limited to 100 % and is decorative without a label", () => {
  expect(renderToStaticMarkup(<Progress value={7} label="Upload" />)).toContain('aria-valuenow="100"');
  expect(renderToStaticMarkup(<Progress value={0.5} />)).toContain("--part:50%");
  expect(renderToStaticMarkup(<Progress value={0.5} />)).not.toContain("progressbar");
});

test("of the marks for a step, only the current one is in full color", () => {
  const marks = renderToStaticMarkup(<Pips used={3} total={5} marksLast />).match(/"flex-1[^"]*"/g) ?? [];
  const looks = marks.map((mark) => /line|opacity/.exec(mark)?.[0] ?? "full");
  expect(looks).toEqual(["opacity", "opacity", "full", "line", "line"]);
});
