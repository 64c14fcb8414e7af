import type { $ZodRawIssue } from "zod/v4/core";

const choices = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** Describes the accepted values for a rejected one, such as "a number of at most 65535". */
export function acceptedBy(issue: $ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_value":
      return choices.format(issue.values.filter(Boolean).map(String));
    case "too_big":
      return issue.origin === "string"
        ? `at most ${issue.maximum} characters`
        : `a number of at most ${issue.maximum}`;
    case "too_small":
      return issue.origin === "string"
        ? `at least ${issue.minimum} characters`
        : `a number of at least ${issue.minimum}`;
    case "not_multiple_of":
      return "a whole number";
    default:
      return "a number";
  }
}
