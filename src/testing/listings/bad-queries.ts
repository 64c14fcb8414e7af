/** Invalid query strings, by the kind of error. */
export const BAD_QUERIES = [
  ["nothing", ""],
  ["empty words", "q="],
  ["10,000 characters", `q=${"x".repeat(10_000)}`],
  ["10,000 words", `q=${"a+".repeat(5000)}`],
  ["punctuation", `q=${encodeURIComponent("!@#$%^&*()_+{}|:\"<>?~`-=[]\\;',./")}`],
  ["operators", `q=${encodeURIComponent("camry OR NOT AND NEAR(a b) title:x ^a -b *")}`],
  ["unbalanced quotes", `q=${encodeURIComponent('"\'camry""\'')}`],
  ["NUL", "q=%00camry%00"],
  ["broken UTF-8", "q=%ff%fe%d8"],
  ["half a surrogate", "q=%ed%a0%80"],
  ["emoji", `q=${encodeURIComponent("🚗👨‍👩‍👧🇯🇴")}`],
  ["mixed directions", `q=${encodeURIComponent("\u202eكامري\u202c camry \u2067٢٠١٨\u2069")}`],
  ["page -1", "page=-1"],
  ["page 10^9", "page=1000000000"],
  ["page NaN", "page=NaN&pageSize=-5"],
  ["min above max", "minPrice=9000&maxPrice=10&minYear=2020&maxYear=2000"],
  ["huge numbers", `minPrice=${"9".repeat(400)}&maxMileage=1e309&year=99999999999`],
  ["unknown values", "make=Trabant&fuelType=Steam&location=Paris&sort=best&areaCode=999&tags=x&color=%00"],
  ["a parameter 8,000 times", "make=Kia&".repeat(8000)],
  ["words kept plain 8,000 times", `q=camry&${"plain=camry&".repeat(8000)}`],
  ["prototype names", "make=__proto__&model=constructor&q=toString+__proto__&plain=constructor"],
  ["LIKE patterns", "model=%25%25%25%25&q=%25_%25"],
] as const;

/** Every address with a search: pages in both languages, and the API. */
export const SEARCHING = [
  "/search",
  "/ar/search",
  "/number-plates",
  "/ar/number-plates",
  "/api/search/cars",
  "/api/search/number-plates",
  "/api/cars",
  "/api/number-plates",
  "/api/suggestions",
  "/api/suggestions?kind=number-plate",
].map((path) => (query: string) => `${path}${path.includes("?") ? "&" : "?"}${query}`);
