// The first match counts. Many user agents also name other browsers: Edge says "Chrome" and "Safari".
const BROWSERS: [RegExp, string][] = [
  [/\bFBA[NV]\//, "Facebook"],
  [/\bInstagram /, "Instagram"],
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\bOP(R|T|iOS)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bHuaweiBrowser\//, "Huawei Browser"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/(Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bVersion\/.*\bSafari\//, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/\biPhone|\biPod/, "iPhone"],
  [/\biPad/, "iPad"],
  [/\bAndroid/, "Android"],
  [/\bHarmonyOS/, "HarmonyOS"],
  [/\bWindows/, "Windows"],
  [/\bCrOS/, "ChromeOS"],
  [/\bMacintosh|\bMac OS X/, "Mac"],
  [/\bLinux/, "Linux"],
];
const SMALL = ["iPhone", "iPad", "Android", "HarmonyOS"];

const nameIn = (names: [RegExp, string][], text: string): string | null =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? null;

export function deviceOf(userAgent: string) {
  const system = nameIn(SYSTEMS, userAgent);
  return { browser: nameIn(BROWSERS, userAgent), system, isSmall: SMALL.includes(system ?? "") };
}
