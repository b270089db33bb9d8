// What a cut stone does with light, for little work: it mirrors the room at its facets; what enters is
// bent, thrown back twice by the facets below, each colour a little differently, and comes out tinted.

import { type CubeTexture, ShaderMaterial, Vector3 } from "three";
import { GEM_RADIUS } from "./measures";

interface Stone {
  /** What colour light has after its way through the stone. */
  tint: readonly [number, number, number];
  /** What it gives of itself: light that came in from everywhere. */
  glow: readonly [number, number, number];
  /** How strongly it bends light, and how differently red and blue. */
  index: number;
  spread: number;
  /** How many facets it has below. */
  facets: number;
}

const VERTEX = /* glsl */ `
varying vec3 vAt;
varying vec3 vLooking;
varying vec3 vFacet;

void main() {
  mat4 whole = modelMatrix;
  #ifdef USE_INSTANCING
    whole = modelMatrix * instanceMatrix;
  #endif
  vec4 world = whole * vec4(position, 1.0);
  // As the stone sees it: it is turned, and as large in all directions.
  mat3 turned = mat3(whole);
  float size = dot(turned[1], turned[1]);
  vLooking = transpose(turned) * (world.xyz - cameraPosition) / size;
  vAt = position / RADIUS;
  vFacet = normal;
  gl_Position = projectionMatrix * viewMatrix * world;
}
`;

const FRAGMENT = /* glsl */ `
uniform samplerCube room;
uniform vec3 tint;
uniform vec3 glow;
uniform float index;
uniform float spread;
uniform float facets;
varying vec3 vAt;
varying vec3 vLooking;
varying vec3 vFacet;

#include <common>

// Lamps are brighter than a picture of them can be.
vec3 seen(vec3 way) {
  vec3 light = textureCube(room, way).rgb;
  return light * (0.55 + 3.4 * light.g * light.g);
}

vec3 thrownBack(vec3 looking, vec3 facet, float by) {
  vec3 bent = refract(looking, facet, 1.0 / by);
  vec3 hit = vAt + bent * 0.9;
  float part = PI2 / facets;
  float angle = (floor(atan(hit.z, hit.x) / part) + 0.5) * part;
  vec3 first = normalize(vec3(-cos(angle) * 0.66, 0.75, -sin(angle) * 0.66));
  vec3 second = normalize(vec3(cos(angle) * 0.66, 0.75, sin(angle) * 0.66));
  return reflect(reflect(bent, first), second);
}

void main() {
  vec3 looking = normalize(vLooking);
  vec3 facet = normalize(vFacet);
  float along = 1.0 - abs(dot(looking, facet));
  float mirrored = 0.12 + 0.88 * along * along * along * along * along;
  #ifdef DISPERSION
    vec3 inside = vec3(
      seen(thrownBack(looking, facet, index - spread)).r,
      seen(thrownBack(looking, facet, index)).g,
      seen(thrownBack(looking, facet, index + spread)).b
    );
  #else
    vec3 inside = seen(thrownBack(looking, facet, index));
  #endif
  vec3 colour = tint * inside + glow * (0.55 + 0.45 * facet.y);
  colour += seen(reflect(looking, facet)) * mirrored;
  gl_FragColor = vec4(colour, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}
`;

export function sparkling(room: CubeTexture, stone: Stone, dispersion: boolean): ShaderMaterial {
  return new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    defines: { RADIUS: GEM_RADIUS.toFixed(4), ...(dispersion ? { DISPERSION: "" } : {}) },
    uniforms: {
      room: { value: room },
      tint: { value: new Vector3(...stone.tint) },
      glow: { value: new Vector3(...stone.glow) },
      index: { value: stone.index },
      spread: { value: stone.spread },
      facets: { value: stone.facets },
    },
  });
}
