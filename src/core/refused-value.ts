import type { $ZodRawIssue } from "zod/v4/core";

const choices = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** The words after "must" in an error message, such as "be a number of at most 65535". */
export function acceptedBy(issue: $ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_value":
      return `be ${choices.format(issue.values.filter(Boolean).map(String))}`;
    case "too_big":
      return issue.origin === "string"
        ? `have at most ${issue.maximum} characters`
        : `be a number of at most ${issue.maximum}`;
    case "too_small":
      return issue.origin === "string"
        ? `have at least ${issue.minimum} characters`
        : `be a number of at least ${issue.minimum}`;
    case "not_multiple_of":
      return "be a whole number";
    default:
      return "be a number";
  }
}
