/** Every page that is looked at is painted sooner than that, except on a very slow machine. */
const AT_MOST_MS = 1_000;

/**
 * Fulfilled once the home screen has been painted for the first time. Questions to the server wait
 * for it: their answers would only take time from what is to be seen first. The other screens show
 * nothing without an answer, so they do not wait, and nor does a page that nobody looks at.
 */
export const painted: Promise<void> = new Promise((done) => {
  const paints = globalThis.PerformanceObserver?.supportedEntryTypes?.includes("paint") ?? false;
  if (!paints || location.pathname !== "/" || document.visibilityState !== "visible") return done();
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length === 0) return;
    observer.disconnect();
    done();
  });
  observer.observe({ type: "paint", buffered: true });
  setTimeout(done, AT_MOST_MS);
});
