"""Samples of a clip: trimmed, as loud as all others, without clicks, written."""

import io
import subprocess
import wave

import numpy as np

from kokoro import RATE

# The loudness of all clips (ITU-R BS.1770), in LUFS, and their highest sample.
LOUDNESS, HIGHEST = -18.0, 0.84
# What a step of an MP3's own gain makes louder, in decibels, and where its bits begin in a frame (MPEG 2, one channel, no sum).
STEP, GAIN = 20 * np.log10(2) / 4, 4 * 8 + 30
# What is quieter than this is silence, before and after the words; what is louder than that is heard.
SILENCE, HEARD = 0.004, 0.01
# What is left of it: a soft consonant needs a little room. Of the silence after, so much need not be in the clip.
BEFORE, AFTER, FADED = RATE // 100, RATE // 50, RATE * 15 // 1000
# The MP3: samples a second, of which each frame holds some, in so many bytes; what encoder and decoder put before the sound.
MP3_RATE, FRAME, FRAME_BYTES, DELAY = 16_000, 576, 108, 1120
# All that those samples can hold: the encoder would leave out the highest tones.
BAND = ["--resample", "16", "--lowpass", "8"]


def weighted(sound, rate):
    """The sound as an ear weighs it (K weighting), by the response of both filters of BS.1770 at each frequency."""
    spectrum = np.fft.rfft(sound, 2 * len(sound))
    turn = np.exp(-2j * np.pi * np.fft.rfftfreq(2 * len(sound)))

    def filtered(gain, frequency, quality, is_shelf):
        k = np.tan(np.pi * frequency / rate)
        below = 1 + k / quality + k * k
        if is_shelf:
            high = 10 ** (gain / 20)
            middle = high**0.4996667741545416
            top = [high + middle * k / quality + k * k, 2 * (k * k - high), high - middle * k / quality + k * k]
        else:
            top = [below, -2 * below, below]
        bottom = [below, 2 * (k * k - 1), 1 - k / quality + k * k]
        return np.polyval(top[::-1], turn) / np.polyval(bottom[::-1], turn)

    shelf = filtered(3.999843853973347, 1681.974450955533, 0.7071752369554196, True)
    high_pass = filtered(0, 38.13547087602444, 0.5003270373238773, False)
    return np.fft.irfft(spectrum * shelf * high_pass)[: len(sound)]


def loudness(sound, rate=RATE):
    """In LUFS: the mean of what is not silence, in windows of 400 ms; of a shorter sound, all of it."""
    heard, window = weighted(sound, rate), rate * 2 // 5
    starts = range(0, max(1, len(heard) - window + 1), window // 4)
    power = np.array([(heard[at : at + window] ** 2).mean() for at in starts])
    level = -0.691 + 10 * np.log10(power + 1e-12)
    for gate in (-70, -10.691 + 10 * np.log10(power[level > -70].mean() + 1e-12)):
        power, level = power[level > gate], level[level > gate]
    return -0.691 + 10 * np.log10(power.mean())


def without_ends(sound):
    """A sound without the silence before and after it."""
    loud = np.flatnonzero(np.abs(sound) > HEARD)
    return sound[loud[0] : loud[-1] + 1]


def limited(sound):
    """Its highest samples lowered, by a gain that changes slowly enough to be no click."""
    gain = np.minimum(1, HIGHEST / np.maximum(np.abs(sound), 1e-9))
    reach = RATE // 200
    wide = np.pad(gain, reach, constant_values=1)
    least = np.lib.stride_tricks.sliding_window_view(wide, 2 * reach + 1).min(1)
    bell = np.hanning(2 * reach + 1)
    return sound * np.convolve(np.pad(least, reach, mode="edge"), bell / bell.sum(), "valid")


def ends(sound):
    """Where a sound begins and ends, with the little silence that stays."""
    loud = np.flatnonzero(np.abs(sound) > SILENCE)
    return max(0, loud[0] - BEFORE), min(len(sound), loud[-1] + AFTER)


def faded(sound, soft=3):
    """Begins and ends softly: in 3 ms, or as softly as told, and 20."""
    sound = sound.copy()
    rise, fall = min(len(sound), RATE * soft // 1000), min(len(sound), RATE // 50)
    sound[:rise] *= np.linspace(0, 1, rise)
    sound[-fall:] *= np.linspace(1, 0, fall)
    return sound


def levelled(sound):
    """As loud as all others, as far as can be told before it is an MP3."""
    for _ in range(3):
        sound = sound * 10 ** ((LOUDNESS - loudness(sound)) / 20)
        if np.abs(sound).max() <= HIGHEST:
            break
        sound = limited(sound)
    return sound


def evened(coded):
    """An MP3 made as loud as all others by its own gain, without coding it anew: what it holds has lost what was above 8 kHz, so that a
    word with an « s » has lost more than one without."""
    sound = decoded(coded)
    wished, room = LOUDNESS - loudness(without_ends(sound), MP3_RATE), -20 * np.log10(np.abs(sound).max())
    return gained(coded, min(round(wished / STEP), int(room // STEP)))


def gained(coded, steps):
    """An MP3 so many steps louder."""
    coded, shift = bytearray(coded), 16 - GAIN % 8 - 8
    for frame in range(0, len(coded), FRAME_BYTES):
        at = frame + GAIN // 8
        both = int.from_bytes(coded[at : at + 2])
        gain = (both >> shift & 0xFF) + steps
        coded[at : at + 2] = (both & ~(0xFF << shift) | min(255, max(0, gain)) << shift).to_bytes(2)
    return bytes(coded)


def lame(options, given):
    return subprocess.run(["lame", "--quiet", *options, "-", "-"], input=given, capture_output=True, check=True).stdout


def wav(sound, rate=RATE):
    """The samples as a WAV, of 16 bits."""
    file = io.BytesIO()
    with wave.open(file, "wb") as written:
        written.setnchannels(1)
        written.setsampwidth(2)
        written.setframerate(rate)
        written.writeframes(np.round(sound * 32767).astype("<i2").tobytes())
    return file.getvalue()


def encoded(sound):
    """The MP3, of 24 kbit/s. Without a tag the first frame is sound already, so that a part of a pack is a whole MP3."""
    coded = lame(["-t", "-m", "m", "--cbr", "-b", "24", "-q", "0", *BAND], wav(sound))
    # After the sound the encoder puts frames of silence, which nobody needs, nor a frame with the end of the fade alone.
    samples = DELAY + (len(sound) - FADED) * MP3_RATE // RATE
    return evened(coded[: -(-samples // FRAME) * FRAME_BYTES])


def decoded(coded):
    """The samples of an MP3."""
    return np.frombuffer(lame(["-t", "--decode", "--mp3input"], coded), "<i2") / 32768
