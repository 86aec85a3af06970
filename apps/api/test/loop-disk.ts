// A disk in a file whose power can be cut, losing all unsynced data. Requires Linux, root and loop devices.
import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, ftruncateSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// EXT4_IOC_SHUTDOWN = _IOR('X', 125, __u32) with EXT4_GOING_FLAGS_NOLOGFLUSH, in fs/ext4/ext4.h of Linux.
const shutdown = 'open(my $d, "<", shift) or die $!; my $flags = pack("L", 2); ioctl($d, 0x8004587d, $flags) or die $!';

function run(program: string, ...args: string[]): string {
  return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}

export class LoopDisk {
  readonly path: string;
  readonly #folder: string;
  readonly #device: string;

  constructor(megabytes: number) {
    this.#folder = mkdtempSync(join(tmpdir(), 'libretto-disk-'));
    this.path = join(this.#folder, 'disk');
    let device = '';
    try {
      // PostgreSQL runs as another user, who needs access.
      chmodSync(this.#folder, 0o755);
      mkdirSync(this.path);
      const image = join(this.#folder, 'image');
      const file = openSync(image, 'w');
      ftruncateSync(file, megabytes * 2 ** 20);
      closeSync(file);
      run('mkfs.ext4', '-q', '-F', image);
      device = run('losetup', '--find', '--show', image);
      run('mount', '-t', 'ext4', device, this.path);
    } catch (error) {
      if (device !== '') run('losetup', '--detach', device);
      rmSync(this.#folder, { recursive: true, force: true });
      throw error;
    }
    this.#device = device;
  }

  cutPower(): void {
    run('perl', '-e', shutdown, this.path);
  }

  restorePower(): void {
    run('umount', this.path);
    run('mount', '-t', 'ext4', this.#device, this.path);
  }

  remove(): void {
    run('umount', this.path);
    run('losetup', '--detach', this.#device);
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

function missingRequirement(): string | undefined {
  try {
    const disk = new LoopDisk(16);
    try {
      disk.cutPower();
    } finally {
      disk.remove();
    }
    return undefined;
  } catch (error) {
    const { message } = error instanceof Error ? error : new Error(String(error));
    return message
      .replace(/^Command failed: /, '')
      .replaceAll('\n', ' ')
      .trim();
  }
}

if (import.meta.main) {
  const found = process.platform === 'linux' ? missingRequirement() : 'it needs Linux';
  if (found !== undefined) process.stdout.write(found);
}
