import { testJourneys } from "./test-journeys.ts";

testJourneys("webkit", ["en"]);
