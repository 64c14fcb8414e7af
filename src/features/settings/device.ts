/** A device, read from its user agent. */
export interface Device {
  browser: string | null;
  system: string | null;
  isSmall: boolean;
}

// The order matters: most user agents also contain names that come later here.
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
const SMALL = new Set(["iPhone", "iPad", "Android", "HarmonyOS"]);

const nameIn = (names: [RegExp, string][], text: string): string | null =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? null;

export function deviceOf(userAgent: string): Device {
  const system = nameIn(SYSTEMS, userAgent);
  return { browser: nameIn(BROWSERS, userAgent), system, isSmall: system !== null && SMALL.has(system) };
}
