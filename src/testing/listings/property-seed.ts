import fc from "fast-check";

// The same cases in every run, so that a failure is due to a change; PROPERTY_SEED selects others.
fc.configureGlobal({ seed: Number(process.env["PROPERTY_SEED"] ?? 2026) });
