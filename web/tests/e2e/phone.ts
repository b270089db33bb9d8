// A push service on loopback and one device at it. Chromium without a screen has no push service, so a
// page is given this device's address where its browser would ask for one; all else is real.

import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { createServer, type Server as HttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";

export class Phone {
  /** What arrived, decrypted as only the device can (RFC 8291). */
  readonly arrived: string[] = [];
  private readonly keys = createECDH("prime256v1");
  private readonly auth = randomBytes(16);
  private readonly service: HttpServer;

  constructor() {
    this.keys.generateKeys();
    this.service = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on("data", (part: Buffer) => parts.push(part));
      request.on("end", () => {
        this.arrived.push(this.read(Buffer.concat(parts)));
        response.writeHead(201).end();
      });
    });
  }

  async open(): Promise<void> {
    await new Promise<void>((done) => this.service.listen(0, "127.0.0.1", done));
  }

  close(): void {
    this.service.close();
  }

  /** Let the browser of a page have this device's address. */
  async isOf(page: Page): Promise<void> {
    const { port } = this.service.address() as AddressInfo;
    const told = {
      endpoint: `http://127.0.0.1:${port}/push/e2e`,
      keys: {
        p256dh: this.keys.getPublicKey().toString("base64url"),
        auth: this.auth.toString("base64url"),
      },
    };
    await page.addInitScript((json) => {
      let options: PushSubscriptionOptionsInit | null = null;
      const subscription = () =>
        options && {
          endpoint: json.endpoint,
          options: {
            applicationServerKey: Uint8Array.from(
              atob(
                String(options.applicationServerKey ?? "")
                  .replace(/-/g, "+")
                  .replace(/_/g, "/"),
              ),
              (letter) => letter.charCodeAt(0),
            ).buffer,
          },
          toJSON: () => json,
          unsubscribe: async () => {
            options = null;
            return true;
          },
        };
      Object.assign(PushManager.prototype, {
        getSubscription: async () => subscription(),
        subscribe: async (given: PushSubscriptionOptionsInit) => {
          options = given;
          return subscription();
        },
      });
    }, told);
  }

  private read(sealed: Buffer): string {
    const salt = sealed.subarray(0, 16);
    const length = sealed[20] ?? 0;
    const sender = sealed.subarray(21, 21 + length);
    const secret = sealed.subarray(21 + length);
    const mine = this.keys.getPublicKey();
    const derive = (by: Uint8Array, from: Uint8Array, info: Uint8Array, size: number) =>
      Buffer.from(hkdfSync("sha256", from, by, info, size));
    const both = Buffer.concat([Buffer.from("WebPush: info\0"), mine, sender]);
    const shared = derive(this.auth, this.keys.computeSecret(sender), both, 32);
    const key = derive(salt, shared, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
    const nonce = derive(salt, shared, Buffer.from("Content-Encoding: nonce\0"), 12);
    const opened = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(secret.subarray(-16));
    const text = Buffer.concat([opened.update(secret.subarray(0, -16)), opened.final()]);
    return text.subarray(0, text.lastIndexOf(2)).toString("utf8");
  }
}
