import { testJourneys } from "./test-journeys.ts";

testJourneys("chrome-109");
