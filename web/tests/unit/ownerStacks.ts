// While it is developed, React remembers for every element by which calls it was made, so that a
// warning can say so. That took two fifths of the time of whole games shown step by step. React has
// a limit for it, ten thousand a second; here it is always reached.

import * as React from "react";

const SECRETS = "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE";
const COUNT = "recentlyCreatedOwnerStacks";

const secrets: unknown = Reflect.get(React, SECRETS);
if (typeof secrets === "object" && secrets !== null && COUNT in secrets) {
  Object.defineProperty(secrets, COUNT, { get: () => Number.POSITIVE_INFINITY, set: () => {} });
}
