// Screens are shown once the games are known and their sentences have come: where there are screens,
// they are there.

if (typeof document !== "undefined") {
  await import("../../src/games");
  const { speakWholly } = await import("../../src/i18n/use");
  await speakWholly();
  await import("./ownerStacks");
}

export {};
