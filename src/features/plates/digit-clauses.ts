/* The grammar of descriptions of a plate's digits, over the signs of `digit-words.ts`. */
import type { Meaning } from "#src/words/word-table.ts";
import {
  type Groups,
  pattern,
  inPlace,
  atSeveral,
  ofKind,
  alternating,
  atNth,
  inEither,
  atBothEnds,
  sameEnds,
  sameHalves,
  sameDigits,
  onlyThese,
  inIt,
  oneOfThese,
  spelled,
  scattered,
  likeThese,
  inYears,
} from "./digit-meanings.ts";

type Clause = [shape: RegExp, meaningOf: (groups: Groups) => Meaning | null];

/** Digits: `7`, `sevens`, `two sevens`, `double seven`. */
const GROUP = "u?(?:[nd]p|dn|[npr])";
const ONE = `${GROUP}(?:&?f${GROUP}|(?<=[nd]p|dn)d[np])*`;
const SOME = `${ONE}(?:[|&,]+${ONE}(?!(?:[|>]n)*U))*`;
/** `same` with a count: `three identical digits`, `3 digits the same`. */
const SAME = [
  "(?:(?<n>[nd])(?<kind>=)[uU]?(?<row>R?)",
  "(?<n>[nd])U?A?=[uU]?(?<row>R?)",
  "(?<n>[nd])U?(?<row>R)=[uU]?",
  "=U?(?<n>[nd])U?(?<row>R?)",
  "(?<row>R)(?<n>[nd])=U?)",
].join("|");
const BOTH_ENDS = "(?:S[uU]?[|&]*E|E[uU]?[|&]*S)";

const clause = (shape: string, meaningOf: Clause[1]): Clause => [new RegExp(`^&?${shape}`, "d"), meaningOf];

export const CLAUSES: Clause[] = [
  clause(
    `u?[IW]?(?<place>[SEMsem])[IWF&|]?(?:(?<count>n)(?:U|(?=n))|[uU])?[IW]?(?<some>${SOME})(?![Usemp])`,
    inPlace,
  ),
  clause(`[IWA]?(?<some>${SOME})I?R?(?<place>[sem])u?`, inPlace),
  clause(`[IW]?(?<some>${ONE})(?<place>[SEM])(?![nprduUIWF=LM&])`, inPlace),
  clause(`[IW]?(?<place>[SE])W?(?<some>${ONE})?\\|(?<other>[SE])W?(?<same>${ONE})`, inEither),
  clause(`[IW]?(?<nth>N)[uU]?[IW]?(?<some>${ONE})`, atNth),
  clause(`[IW]?(?<some>${ONE})(?<nth>N)u?`, atNth),
  clause("(?:[AO]+[uU]?A?|U[AO]*|)(?<kind>v)(?:U|uO|O)", ofKind),
  clause("(?:[AO]+[uU]?A?|U[AO]*)(?<kind>v)(?:u(?!O))?", ofKind),
  clause("[IW]?(?<place>[SE])[uU]?[IW]?(?<kind>v)u?", ofKind),
  clause("(?<kind>v)[uU]?(?<place>[se])", ofKind),
  clause("(?:n?[uU])?z[IWF]*[uU]?(?<some>n&n)(?!U)", alternating),
  clause("(?:n?[uU])?z[IWF]*(?:n?[uU])?", alternating),
  clause("(?:=[uU]?[FWI]*x(?:[&L=>F]*x)*|x(?:[&L=>F]*x)+=?|x[FWI]*=)", () => ({
    column: "tags",
    value: "mirror",
  })),
  clause(`[IW]?${BOTH_ENDS}[uU]?W?(?<some>${ONE})`, atBothEnds),
  clause(`[IW]?(?<some>${ONE})B`, atBothEnds),
  clause(`[IW]?(?<nths>u?[SEN][uU]?(?:&u?[SEN][uU]?)+)[IW]?A?(?<some>[np])`, atSeveral),
  clause(`B(?<some>${ONE})`, atBothEnds),
  clause(`${BOTH_ENDS}(?:(?<n>n)U|[uU])?W?[=R]+[uU]?`, sameEnds),
  clause(`=[uU]?${BOTH_ENDS}(?:(?<n>n)U|[uU])?`, sameEnds),
  clause("S(?<n>n)U?&EnU?=", sameEnds),
  clause("=S(?<n>n)U?&E(?:nU?)?", sameEnds),
  clause("(?:=uB|B=)[uU]?", sameEnds),
  clause("[SE]W?=[uU]?W?[SEse]W?", sameEnds),
  clause("[SE](?:(?<n>n)U?|[uU])?[=L]+[SsEe](?:nU?|[uU])?", sameHalves),
  clause("(?:H[=L]+h|h[=L]+H)", () => pattern("ABAB")),
  clause(`[IW]?(?<place>[SEMsem])I?W?${SAME}`, sameDigits),
  clause(`G?(?<in>[IW])?${SAME}(?<place>[semi]?)`, sameDigits),
  clause("[IW]?(?<place>[SE])W?(?<n>[dP])[uU]?(?![np])", sameDigits),
  clause("(?<kind>=u=?|nu=)(?<n>T)", sameDigits),
  clause("[IW]?(?<n>[dP])[uU]?(?:R|(?<place>[semi]))", sameDigits),
  clause(`[IW]?[uU]?[OAQ]+I?(?:nU|[uU])?(?<some>${SOME})O?(?![UuT=])i?`, onlyThese),
  clause(`[IW]?U?(?<some>${SOME})&?O`, onlyThese),
  clause("(?:(?<all>A)[uU]|[uU](?<all>A))(?<some>[np])(?![uU=p])", onlyThese),
  clause("(?:A[uU]?|[uU]A)=[uU]?", () => ({ column: "tags", value: "all-same" })),
  clause(`(?<in>[IW])[uU]?(?<some>${SOME})(?![Usem])(?<row>R?)(?<it>i?)`, inIt),
  clause(`(?<some>${SOME})(?<it>i+)u?`, inIt),
  clause(`(?<it>i)(?<some>${SOME})`, inIt),
  clause("u?(?<some>n)(?<row>R)", inIt),
  clause("(?<some>n(?:[|,]n)*\\|n)(?!U)", oneOfThese),
  clause("u?(?<some>n)", spelled),
  clause(`(?<some>${GROUP}&?f${ONE})`, inIt),
  clause(`(?<some>(?:[nd]p|dn|r)(?:&?[nd]p|&?dn|&r|&n(?!U))+)`, inIt),
  clause("(?<some>[nd]p|dn|r|p)R?", inIt),
  clause("G?[IW]?G?(?<some>[nd]p|dn|r)[IR]?(?<least>G)i?", scattered),
  clause("(?<least>G)[IW]?(?<some>[nd]p|dn|r)i?", scattered),
  clause("[IW]?=(?<some>p)", scattered),
  clause("[IW]?u?(?<some>[np])(?<times>=)(?![uU])", scattered),
  clause("[IW]?(?<times>K)(?<some>[np])i?", scattered),
  clause("[IW]?u?(?<some>[np])=?(?<times>T)R?i?", scattered),
  clause("[IW]?[nd]PR?", () => pattern("AABB")),
  clause("[IW]?ZR", () => pattern("AABB")),
  clause("nU&nUR?", () => pattern("AABB")),
  clause("[IW]?(?:=?[nd]?P|Z|nU&nU)R?,?L(?<some>n(?:[|&,]*n)*)", likeThese),
  clause("[IW]?Y*F?(?<decade>D(?:[|&]D)*)Y*(?:,?F?n[>&]?n)?", inYears),
  clause("(?<from>F)(?<births>n[>&]n)", inYears),
  clause("[IW]?Y+(?<years>n)(?!U)", inYears),
  clause("(?<years>n)Y", inYears),
  clause("[IW]?Y+(?<from>F)?(?<years>n[>|&,]n)", inYears),
  clause("(?:(?<from>F)(?<years>n[>&]n)|(?<years>n>n)),?Y", inYears),
];
