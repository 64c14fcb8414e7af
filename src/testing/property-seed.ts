import fc from "fast-check";

// The same cases at every run, so that a failure is due to what was changed; PROPERTY_SEED draws others.
fc.configureGlobal({ seed: Number(process.env["PROPERTY_SEED"] ?? 2026) });
