import type { Permission, StartPermissions } from './permissions';
import type { Platform } from './platform';
import type { SceneName } from './sceneNames';
import type { SituationName } from './situations';
import type { ExpectedTrace, StepAction } from './Step';

/** A sentence for readers, or one for each platform. */
export type Sentence = string | Readonly<Record<Platform, string>>;

/** What has to be true, and what to say otherwise. `see`, `unseen`, `camera` and `trace` may take a few seconds. */
export interface Expectation extends ExpectedTrace {
  /** A text or a label on the app's screen, in any case. A text such as `/^Saved/` is a pattern. */
  see?: string;
  /** A text that isn't on the app's screen. */
  unseen?: string;
  /** Whether a camera runs. */
  camera?: 'on' | 'off';
  otherwise: Sentence;
}

/** What a scenario does. If an action isn't possible, `otherwise` says so better than the phone. */
export type ScenarioAction =
  /** An expectation for this moment: its trace begins after the previous one. */
  | { expect: Expectation }
  | ((
      | StepAction
      /** The user changes permissions in Settings and comes back. On iOS, that starts the app again. */
      | { settings: Partial<Record<Permission, 'granted' | 'denied'>> }
    ) & { otherwise?: Sentence });

/** What happens to an app on a new phone, and what has to be true. */
export interface Scenario {
  /** What happens, in a sentence. */
  says: string;
  platforms: readonly Platform[];
  permissions: StartPermissions;
  /** Situations that hold from the start. */
  situations: readonly SituationName[];
  /** Keys of the phones, at most one for each platform. Otherwise, the default one. */
  models: readonly string[];
  scene: SceneName;
  actions: readonly ScenarioAction[];
  /** What has to be true in the end. Their traces begin with the start of the app. */
  expect: readonly Expectation[];
  /** What works, in a sentence. */
  works: Sentence;
}

/** What doesn't work, for readers. */
export interface Problem {
  /** A sentence of the scenario, or of the phone. */
  text: string;
  /** What the phone saw. */
  detail?: string;
}

/** What an app didn't catch. */
export interface AppError {
  /** `crash`: the app is gone. `rejection`: of a promise. `warning`: of React. */
  kind: 'crash' | 'rejection' | 'warning';
  message: string;
  /** File and line, if they're known. */
  where?: string;
}
