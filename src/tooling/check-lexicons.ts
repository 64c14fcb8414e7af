export async function checkLexicons(): Promise<void> {
  try {
    await import("#src/features/cars/lexicon/car-words.ts");
    await import("#src/features/plates/lexicon/plate-words.ts");
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

if (import.meta.main) await checkLexicons();
