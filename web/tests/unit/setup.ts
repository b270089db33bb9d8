// Screens are shown once their sentences have come: where there are screens, they are there.

if (typeof document !== "undefined") {
  const { speakWholly } = await import("../../src/i18n/use");
  await speakWholly();
  await import("./ownerStacks");
}

export {};
