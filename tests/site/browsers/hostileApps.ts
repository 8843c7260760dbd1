/** Apps that try to leave the playground's sandbox, or to break the page around it. */

const load = (element: string, url: string) => `() => new Promise((resolve, reject) => {
  const element = Object.assign(document.createElement('${element}'), { onload: resolve, onerror: reject, src: '${url}' });
  document.body.append(element);
})`;

/** The source of functions that the sandbox has to block. */
export const ATTACKS: Record<string, string> = {
  localStorage: '() => localStorage.length',
  sessionStorage: '() => sessionStorage.length',
  cookie: '() => document.cookie',
  indexedDB:
    "() => new Promise((resolve, reject) => { const request = indexedDB.open('a'); request.onsuccess = resolve; request.onerror = reject; })",
  caches: "() => caches.open('a')",
  parentDocument: '() => parent.document.title',
  topLocation: "() => { top.location.href = 'https://example.com/'; return parent.location.href; }",
  frameElement: '() => window.frameElement.id',
  fetchSite: "() => fetch(location.origin + '/playground')",
  fetchElsewhere: "() => fetch('https://example.com/')",
  request:
    "() => new Promise((resolve, reject) => { const frame = document.createElement('iframe'); document.body.append(frame); const request = new frame.contentWindow.XMLHttpRequest(); request.onload = resolve; request.onerror = reject; request.open('GET', 'https://example.com/'); request.send(); })",
  image: load('img', 'https://example.com/beacon.png'),
  siteImage: load('img', '/img/favicon-32.png'),
  script: load('script', 'https://example.com/script.js'),
  frame:
    "() => new Promise((resolve, reject) => { const frame = document.createElement('iframe'); frame.src = location.origin + '/'; document.addEventListener('securitypolicyviolation', reject); document.body.append(frame); })",
  socket:
    "() => new Promise((resolve, reject) => { const socket = new WebSocket('wss://example.com/'); socket.onopen = resolve; socket.onerror = reject; })",
  beacon:
    "() => { if (!navigator.sendBeacon('https://example.com/')) throw new Error(); return new Promise((resolve, reject) => document.addEventListener('securitypolicyviolation', reject)); }",
  popup: "() => window.open('https://example.com/').closed",
  worker:
    "() => new Promise((resolve, reject) => { const worker = new Worker(URL.createObjectURL(new Blob(['postMessage(1)']))); worker.onmessage = resolve; worker.onerror = reject; })",
  serviceWorker: "() => navigator.serviceWorker.register('/worker.js')",
  evaluate: "() => new Function('return 1')()",
  peerConnection:
    "() => { const frame = document.createElement('iframe'); document.body.append(frame); return new (window.RTCPeerConnection ?? frame.contentWindow.RTCPeerConnection)(); }",
  camera: '() => navigator.mediaDevices.getUserMedia({ video: true })',
};

const attempts = Object.entries(ATTACKS).map(([name, code]) => `${name}: ${code}`);

/** Tries each attack and logs the outcome. */
export const HOSTILE_APP = `
const attempts = {${attempts.join(',\n')}};
export default function App() { return null; }
async function run() {
  for (const [name, attempt] of Object.entries(attempts)) {
    const outcome = await Promise.race([
      (async () => 'reached ' + (await attempt()))().catch((error) => 'stopped'),
      new Promise((resolve) => setTimeout(resolve, 1000, 'silent')),
    ]);
    console.log(name + ': ' + outcome);
  }
  console.log('all done');
}
run();
`;

/** Sends a form, and then navigates its frame. */
export const STEALING_APP = `export default () => null;
const form = Object.assign(document.createElement('form'), { action: location.origin + '/stolen', method: 'post' });
document.body.append(form);
form.submit();
setTimeout(() => (location.href = 'https://example.com/stolen'), 300);`;

const screen = (body: string, before = '') =>
  `import { useEffect } from 'react';
import { Text } from 'react-native';
import { Camera, useCameraDevice, useFrameProcessor } from 'react-native-vision-camera';
${before}
export default function App() {
  ${body}
  return <Text>Shown</Text>;
}`;

const onMount = (code: string, before = '') => screen(`useEffect(() => { ${code} }, []);`, before);

/** Programs without an end, by what they do. Browsers may run them in the thread of the page. */
export const ENDLESS_APPS: Readonly<Record<string, string>> = {
  'loops before it renders': screen('', 'for (;;);'),
  'loops while it renders': screen('while (true) {}'),
  'renders itself': screen('return <App />;'),
  'loops in an effect': onMount('do {} while (true);'),
  'loops each time a timer fires': onMount('setInterval(() => { for (;;); });'),
  'catches everything': onMount('for (;;) { try { for (;;); } catch {} finally {} }'),
  'waits for promises that are settled': onMount('loop();', 'async function loop() { for (;;) await null; }'),
  'chains promises': onMount('chain();', 'const chain = () => Promise.resolve().then(chain);'),
  'reads a generator': onMount('[...count()];', 'function* count() { while (true) yield 1; }'),
  'calls itself and catches the overflow': onMount(
    'call();',
    'function call() { try { call(); } catch { call(); } }',
  ),
  'takes years': onMount('add(80);', 'const add = (n) => (n < 2 ? n : add(n - 1) + add(n - 2));'),
  'logs without a pause': onMount("for (;;) console.log('again');"),
  'loops in a frame processor': `import { StyleSheet } from 'react-native';
import { Camera, useCameraDevice, useFrameProcessor } from 'react-native-vision-camera';
export default function App() {
  const device = useCameraDevice('back');
  const frameProcessor = useFrameProcessor((frame) => {
    'worklet';
    for (;;);
  }, []);
  return <Camera style={StyleSheet.absoluteFill} device={device} isActive={true} frameProcessor={frameProcessor} />;
}`,
};

/** Sends the page what no phone sends, and then says so. */
export const LYING_APP = `
export default () => null;
const circle = {};
circle.self = circle;
const deep = JSON.parse('['.repeat(1000) + ']'.repeat(1000));
// WebKit takes minutes to copy 2 ** 32 - 1 holes, and no guard can stop that.
const endless = new Array(1e6);
const log = { time: 1, kind: 'log', name: 'log', value: 'a'.repeat(100) };
const state = { toggles: [], quarterTurns: 0, permissions: [] };
const entry = (change) => ({ type: 'trace', entries: [{ ...log, ...change }] });
const messages = [
  null, undefined, 0, 'started', [], {}, new Map(), new Error('no'), circle, deep,
  { type: null }, { type: ['started'] }, { type: 'constructor' }, { type: '__proto__' },
  { type: 'trace' }, { type: 'trace', entries: 1 }, { type: 'trace', entries: [null] }, { type: 'trace', entries: endless },
  entry({ time: NaN }), entry({ kind: 'toString' }), entry({ name: { toString: null } }), entry({ code: circle }),
  entry({ value: circle }), entry({ value: deep }), entry({ value: endless }), entry({ value: new Map() }),
  entry({ value: 1n }), entry({ value: 'a'.repeat(5e7) }), entry({ value: JSON.parse('{"__proto__": {"a": 1}}') }),
  { type: 'trace', entries: Array.from({ length: 5e5 }, () => ({ ...log })) },
  { type: 'state' }, { type: 'state', state: null }, { type: 'state', state: { ...state, quarterTurns: 1e9 } },
  { type: 'state', state: { ...state, quarterTurns: -1 } }, { type: 'state', state: { ...state, toggles: ['valueOf'] } },
  { type: 'state', state: { ...state, toggles: endless } }, { type: 'state', state: { ...state, permissions: [deep] } },
  { type: 'rotated', degrees: 1e9 }, { type: 'rotated', degrees: NaN }, { type: 'rotated' },
  { type: 'actions', failure: {} }, { type: 'actions', failure: 'a'.repeat(5e7) },
  { type: 'failed' }, { type: 'failed', message: { length: 1e9 } }, { type: 'failed', message: 'a'.repeat(5e7) },
  { type: 'programError' }, { type: 'programError', program: '1', error: {} }, { type: 'programError', error: 'no' }, { type: 'programError', program: 1, error: { message: null } },
  { type: 'programError', program: 1, error: { message: 'no', file: 'src/App.tsx', line: 1e9 } },
  { type: 'programError', program: 1, error: { message: 'no', file: 'src/App.tsx', line: -1 } },
  { type: 'programError', program: 1, error: { message: 'no', file: '__proto__', line: 1 } },
  { type: 'programError', program: 1, error: { message: 'no', file: '../a.ts', line: 1 } },
  { type: 'programError', program: 1, error: { message: 'a'.repeat(5e7) } },
  { type: 'started' },
  ...Array.from({ length: 50 }, (_, program) => (
    { type: 'programError', program, error: { message: 'Far below', file: 'src/App.tsx', line: 1000 } })),
];
setTimeout(() => {
  for (const message of messages) parent.postMessage(message, '*');
  console.log('all sent');
}, 300);
setInterval(() => parent.postMessage({ type: 'escape' }, '*'), 200);
`;

/** Sends more than a page can show. */
export const FLOODING_APP = `
export default () => null;
const log = { time: 1, kind: 'log', name: 'log' };
for (let count = 0; count < 1e5; count += 1)
  parent.postMessage({ type: 'trace', entries: [{ ...log, value: String(count) }] }, '*');
`;
