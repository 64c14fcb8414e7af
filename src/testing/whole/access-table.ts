import { type Access, SCOPES, type TokenAccess } from "#src/auth/access.ts";
import { declaredBy } from "#src/http/describe.ts";
import { testApp } from "../site/test-app.ts";

export interface Ids {
  car: string;
  plate: string;
  seller: string;
  buyer: string;
  inquiry: string;
  /** With the owner as the seller, and an open offer of the buyer; the key of a guest's conversation. */
  conversation: string;
  message: string;
  offer: string;
  guestKey: string;
  /** With the owner as the buyer, and an open offer of the owner. */
  ownConversation: string;
  ownOffer: string;
  /** With the owner's dealer as the seller. */
  dealerConversation: string;
  /** One of the owner's quick replies. */
  reply: string;
  /** Of the owner as a seller. */
  review: string;
  search: string;
  draft: string;
  /** One of the owner's devices with push notifications. */
  device: string;
  /** The handle of one of the owner's sessions. */
  session: string;
  /** One of the owner's tokens. */
  token: string;
  /** The dealer that the owner owns, its address, and a person who works there. */
  dealer: string;
  dealerSlug: string;
  colleague: string;
  /** The stock number of one of the cars of the owner's dealer. */
  stock: string;
  /** A plan of the owner's dealer. */
  stockImport: string;
  /** Feeds of the owner's dealer and of the whole site, and the secret of the former. */
  feed: string;
  siteFeed: string;
  feedToken: string;
  /** A code that was sent to the owner. */
  phoneCheck: string;
  /** A file with the owner's data, which is empty. */
  dataExport: string;
}

export const NO_CONVERSATIONS = {
  conversation: "nothing",
  message: "nothing",
  offer: "nothing",
  guestKey: "nothing",
  ownConversation: "nothing",
  ownOffer: "nothing",
  dealerConversation: "nothing",
  reply: "nothing",
  review: "nothing",
};

/** Routes that ignore the ids of other users' things; their own tests check that. */
const QUIET = /\/sessions\/:handle/;

/** The values for a path's parameters, by the text before them. A route with a new parameter must be added here. */
const SAMPLES: [RegExp, (ids: Ids) => string][] = [
  [/\/cars\/:id/, ({ car }) => car],
  [/\/number-plates\/:id/, ({ plate }) => plate],
  [/\/admin\/users\/:id/, ({ buyer }) => buyer],
  [/\/(users|sellers)\/:id/, ({ seller }) => seller],
  [/\/inquiries\/:id/, ({ inquiry }) => inquiry],
  [/\/(dashboard\/listings|admin\/reviews)\/:id/, ({ car }) => car],
  [/\/messages\/:id\/review/, ({ ownConversation }) => ownConversation],
  [/\/reviews\/:id/, ({ review }) => review],
  [/\/favorites\/:listingId/, ({ car }) => car],
  [/\/drafts\/:id/, ({ draft }) => draft],
  [/\/saved-searches\/:id/, ({ search }) => search],
  [/\/(push-subscriptions|notifications)\/:id/, ({ device }) => device],
  [/\/conversations\/:id\/offers(\/:offerId\/withdraw)?$/, ({ ownConversation }) => ownConversation],
  [/\/conversations\/:id\/take/, ({ dealerConversation }) => dealerConversation],
  [/\/messages\/replies\/:id/, ({ reply }) => reply],
  [/\/conversations\/:id/, ({ conversation }) => conversation],
  [/\/offers\/:offerId\/withdraw/, ({ ownOffer }) => ownOffer],
  [/\/offers\/:offerId/, ({ offer }) => offer],
  [/\/messages\/:key/, ({ guestKey }) => guestKey],
  [/\/(messages|admin\/reports)\/:id/, () => "nothing"],
  [/\/prices\/:(slug|model)/, () => "toyota-camry"],
  [/\/api\/docs\/:slug/, () => "cars"],
  [/\/dashboard\/site\/:name/, () => "announcement"],
  [/\/dashboard\/export\/:name/, () => "users"],
  [/\/(tokens|settings\/api)\/:id/, ({ token }) => token],
  [/\/dealer\/imports\/:id/, ({ stockImport }) => stockImport],
  [/\/dealer\/people\/:id/, ({ colleague }) => colleague],
  [/\/(admin|dashboard)\/dealers\/:id/, ({ dealer }) => dealer],
  [/\/dealers\/invitations\/:token/, () => "nothing"],
  [/\/dealers\/:slug/, ({ dealerSlug }) => dealerSlug],
  [/\/api\/dealer\/stock\/:stockId/, ({ stock }) => stock],
  [/\/dealer\/stock\/:id/, ({ car }) => car],
  [/\/(admin|dashboard)\/feeds\/:id/, ({ siteFeed }) => siteFeed],
  [/\/dealer\/feeds\/:id/, ({ feed }) => feed],
  [/\/phone-checks\/:id/, ({ phoneCheck }) => phoneCheck],
  [/\/feeds\/:token/, ({ feedToken }) => feedToken],
  [/\/consents\/:purpose/, () => "newsletter"],
  [/\/data(-exports)?\/:id/, ({ dataExport }) => dataExport],
  [QUIET, ({ session }) => session],
  [/\/photos\/:name\{/, () => `${"0".repeat(32)}-share.jpg`],
  [/\/photos\/:name/, () => "nothing.webp"],
  [/\/sitemaps\/(listings|sellers|dealers)\/:part/, () => "1.xml"],
];

type Outcome = "in" | "login" | "denied" | "missing";

export const CALLERS = ["guest", "suspended", "user", "admin", "owner"] as const;
export type Caller = (typeof CALLERS)[number];

/** The allowed outcomes for each caller, by the access that the route declares. */
const MATRIX: Record<Access, Record<Caller, Outcome[]>> = {
  gate: row(["in", "missing"], ["in", "missing"], ["in", "missing"], ["in", "missing"], ["in", "missing"]),
  guest: row(["in", "missing"], ["in", "missing"], ["in", "missing"], ["in", "missing"], ["in", "missing"]),
  user: row(["login"], ["login"], ["in", "missing"], ["in", "missing"], ["in", "missing"]),
  owner: row(["login"], ["login"], ["missing"], ["missing"], ["in"]),
  member: row(["login"], ["login"], ["denied"], ["denied"], ["in", "missing"]),
  manager: row(["login"], ["login"], ["denied"], ["denied"], ["in", "missing"]),
  admin: row(["login"], ["login"], ["denied"], ["in", "missing"], ["denied"]),
};

/** Whether this outcome is allowed for this caller of a route. */
export function isRight(path: string, access: Access, caller: Caller, outcome: Outcome): boolean {
  const row = QUIET.test(path) && access === "owner" ? MATRIX.user : MATRIX[access];
  return row[caller].includes(outcome);
}

/** Programs with a token: of the owner with each scope alone, and of an admin. */
export const TOKEN_CALLERS = [
  ...SCOPES.map((scope) => ({ person: "owner", scope }) as const),
  { person: "admin", scope: "admin:read" },
] as const;
export type TokenCaller = (typeof TOKEN_CALLERS)[number];

/** Whether this outcome is allowed for a program. Pages do not read its token. */
export function isRightForToken(route: Route, { person, scope }: TokenCaller, outcome: Outcome): boolean {
  const { path, access } = route;
  if (!path.startsWith("/api/")) return isRight(path, access, "guest", outcome);
  const isGranted = ["gate", "guest"].includes(access) || ["any", scope].includes(route.scope ?? "");
  return isGranted ? isRight(path, access, person, outcome) : outcome === "denied";
}

function row(guest: Outcome[], suspended: Outcome[], user: Outcome[], admin: Outcome[], owner: Outcome[]) {
  return { guest, suspended, user, admin, owner };
}

export function addressOf(path: string, ids: Ids): string {
  const [known, sample] = SAMPLES.find(([before]) => before.test(path)) ?? [];
  if (known && sample) return addressOf(path.replace(/:\w+(\{.*\})?/, sample(ids)), ids);
  if (path.includes(":")) throw new Error(`Add a sample for ${path}`);
  return path;
}

export function outcomeOf(response: Response): Outcome {
  const { status } = response;
  const location = response.headers.get("Location") ?? "";
  if (status === 401 || (status === 302 && /^(\/ar)?\/login\?/.test(location))) return "login";
  if (status === 403) return "denied";
  return status === 404 || status === 410 ? "missing" : "in";
}

interface Route {
  method: string;
  path: string;
  access: Access;
  /** The scope that a token needs to call it. */
  scope: TokenAccess | undefined;
}

export const declared = new Map<string, Route>();
for (const { method, path, handler } of testApp().app.routes) {
  const access = declaredBy(handler).access;
  if (method !== "ALL" && access)
    declared.set(`${method} ${path}`, { method, path, access, scope: declaredBy(handler).scope });
}
export const routes = [...declared.values()].filter(({ path }) => !path.startsWith("/ar/") && path !== "/ar");
