import type { TalkBank } from '../format.ts'

/** A child {S} and a grandparent {A}. */
export const childAndElderTalk: TalkBank[] = [
  {
    pair: 'child-elder',
    topic: 'begin',
    lines: {
      both: [
        '“Are you too old for this?” said {S}. “I’m old enough,” said {A}, and took off the cardigan.',
        '“We did it like that when I was small,” said {A}. “Was that in black and white?” said {S}.',
        '“Hold my arm,” said {A}. “Are you wobbly?” said {S}. “No,” said {A}. “I only like it.”',
        '“You be the legs,” said {A}, “and I’ll be the glasses.” {S} thought that a good way to begin.',
        '{A} had done it before, a long time ago, and had to look for it in the fingers. {S} waited.',
        '“First we sit down,” said {A}. {S} had never begun anything by sitting down.',
        '“Nobody need know,” said {A}. “About what?” said {S}. “That’s the spirit,” said {A}.',
        '“You tell me what to do,” said {A}. {S} looked to see whether that was meant, and it was.',
        '“Slowly,” said {A}. “We have all evening.” {S} had been told quickly all day, and slowed down.'
      ]
    }
  },
  {
    pair: 'child-elder',
    topic: 'differ',
    lines: {
      both: [
        '“In my day it went the other way round,” said {A}. “Then turn it over,” said {S}.',
        '“You never had one,” said {S}. “I had two,” said {A}, “and I didn’t like either.”',
        '“That isn’t how it goes,” said {S}. “It’s how it went,” said {A}.',
        '“You’re cheating,” said {S}. “I’m forgetting,” said {A}. “It looks the same from outside.”',
        '“I only need my glasses,” said {A}. “They’re on your head,” said {S}. “I know,” said {A}. “I keep them there.”',
        '{A} said that it would rain. {S} said that it was only {A}’s knee.',
        '“Nobody does that any more,” said {S}. “I do,” said {A}, and did it.',
        '“You said that yesterday,” said {S}. “Then it must be true,” said {A}.',
        '“Let’s ask somebody who knows,” said {S}. “I’m somebody who knows,” said {A}, and was hurt for about a second.'
      ]
    }
  },
  {
    pair: 'child-elder',
    topic: 'boast',
    lines: {
      both: [
        '“I once did that forty times without stopping,” said {A}. “Do it now,” said {S}. “Now I have stopped,” said {A}.',
        '“I can do it with my eyes shut,” said {S}. “So can I,” said {A}, and fell asleep for a moment.',
        '“They called me the quickest in the street,” said {A}. “How long was the street?” said {S}.',
        '“When I was your age I was older,” said {A}. {S} could not find what was wrong with it.',
        '“I’m good at it,” said {S}. “I can see that,” said {A}, and meant it, and {S} did it again.',
        '“My hands know it by themselves,” said {A}, and let them. {S} watched, and they really did.',
        '“I have more teeth than you,” said {S}. “I have had more,” said {A}.',
        '“That was nothing,” said {A}, out of breath. “Sit down,” said {S} kindly.',
        '“I could have been in a circus,” said {A}. “As what?” said {S}. “As the tent,” said {A}, and laughed.'
      ]
    }
  },
  {
    pair: 'child-elder',
    topic: 'ask',
    lines: {
      both: [
        '“Were you ever small?” said {S}. “For years,” said {A}.',
        '“How do you know that?” said {S}. “I’ve been wrong about it several times,” said {A}.',
        '“Why are your hands like that?” said {S}. “They’ve been used,” said {A}, and {S} turned them over to look.',
        '“What did you do before there was supper?” said {S}. “We waited for it,” said {A}.',
        '“Did you have a mother?” said {S}. “She had your chin,” said {A}.',
        '“What’s the oldest thing you remember?” said {S}. “A button,” said {A}. “It was at the height of my nose.”',
        '“Are you afraid of anything?” said {S}. “Of the telephone,” said {A}, “and a little of geese.”',
        '“Will I be old?” said {S}. “With luck,” said {A}. “It takes a good while, and there’s cake.”',
        '“Who taught you that?” said {S}. “Somebody taller,” said {A}.'
      ]
    }
  },
  {
    pair: 'child-elder',
    topic: 'tease',
    lines: {
      both: [
        '“You snore,” said {S}. “I don’t,” said {A}. “I only agree with my dreams.”',
        '“Which is your good ear?” said {S}. “The one you aren’t talking about me into,” said {A}.',
        '{S} hid the glasses of {A} on the nose of {A}. They were looked for everywhere.',
        '“You have a hair in your ear,” said {S}. “I’m growing it for the winter,” said {A}.',
        '“You’re getting shorter,” said {S}. “I’m only saving up,” said {A}.',
        '“One more,” said {A}, “and then never again.” {S} had heard that before, and passed the tin.',
        '“Say it again, with your teeth in,” said {S}. {A} said it again, with a whistle, on purpose.',
        '“I know that one,” said {S}. “Did you laugh?” said {A}. “Yes.” “Then I shall tell it again.”',
        '{A} walked like {S}, and {S} walked like {A}, and they both got a stitch.'
      ]
    }
  },
  {
    pair: 'child-elder',
    topic: 'wait',
    lines: {
      both: [
        '“Patience,” said {A}, and looked at the clock when {S} did not.',
        '“It didn’t work,” said {S}. “No,” said {A}. “Shall we have a biscuit while it doesn’t work?”',
        'They waited, {A} in the chair and {S} on the arm of it. It is the best place for that.',
        '“I’ve waited longer than this for a bus,” said {A}. “Did it come?” said {S}. “Two did,” said {A}.',
        '“I can’t do it,” said {S}. {A} did not say that it was easy. {A} only moved the lamp.',
        '“Count something,” said {A}. {S} counted the buttons of {A}, and there was one missing.',
        '{A} told {S} what to do while waiting. It was mostly looking.',
        '“Try it from the other side,” said {A}. “Is there one?” said {S}. There was.',
        '“These things take the time they take,” said {A}. {S} thought that they took the time of other people, too.'
      ]
    }
  },
  {
    pair: 'child-elder',
    topic: 'near',
    lines: {
      both: [
        '{S} sat down on the feet of {A}, to keep them both warm.',
        '“Lend me your young legs,” said {A}, with an arm round {S}. It was not heavy at all.',
        '{A} had a peppermint in one pocket, and it had fluff on it. {S} took it, with the fluff.',
        '“You’re good company,” said {A}. {S} had not done anything. “That’s what I mean,” said {A}.',
        'There was a place under the arm of {A} that was just as large as {S}.',
        '{A} could not undo the lid. {S} undid it, and nothing was said about it.',
        '{S} took the hand of {A}. It was dry and warm, and had a ring that went round and round.',
        '“You have my nose,” said {A}. {S} gave it back, and then they each had one.',
        '{S} read it out to {A}, the easy words, and {A} did the long ones.'
      ]
    }
  },
  {
    pair: 'child-elder',
    topic: 'sleepy',
    lines: {
      both: [
        '{A} said that the eyes were only being rested. {S} rested one as well.',
        '“I’ll just sit here,” said {A}. {S} knew that, and let go of the day.',
        '{S} listened to the breath of {A}. It had a little door in it, that opened and shut.',
        '“You first,” said {A}. “No, you,” said {S}, and they yawned in turns.',
        'The glasses of {A} were folded. Without them {A} looked at {S} just the same.',
        '{A} hummed the old one without the words. {S} had always liked it best without.',
        '“When I wake up you’ll still be here,” said {S}. {A} said mm, and it was enough.',
        '{S} held on to one finger of {A}, and then held on less.',
        '{A} began a story from long ago, and forgot the end of it. {S} liked it that way.',
        '“Tell me about when you were little,” said {S}. “I was little,” said {A}, “and then I went to bed.”',
        '{A} tucked in {S}, and then tucked in the tuck.',
        '“Your hands are warm,” said {S}. “They’re old,” said {A}. “They’ve had time.”',
        'The chair creaked under {A}. {S} knew that creak, and was glad of it.',
        '“I was never so tired in my day,” said {A}. {S} yawned, to be polite.',
        'For {S} the lamp was left on a little. {A} turned it low, and then lower.',
        'Once {A} had known a poem with a cow in it. {S} was given the first half.',
        '“I’ll count to a hundred for you,” said {A}. {S} helped as far as nine.',
        'Under one eyelid {S} looked at {A}, and {A} looked back under one eyebrow.',
        '“My grandmother used to say sleep tight,” said {A}. “Tight as what,” said {S}. {A} had never found out.',
        '{A} patted the blanket three times, and {S} patted back from below.',
        '“You’ve got cold ears,” said {A}, and the blanket went up over the ears of {S}.',
        '{S} counted the wrinkles by one eye of {A}. They were all from laughing.',
        '“Don’t go yet,” said {S}. “I’ve only just got comfortable,” said {A}.',
        'Without a word {A} moved the glass of water to where {S} would find it.',
        '{A} told {S} what the weather would do tomorrow, going by one knee.',
        '“We’ll keep today,” said {A}. {S} had thought so too.',
        'There was a song that only {A} knew, and only {S} had to hear it.',
        '“Breathe out,” said {A}, “and let the bed do the rest.” {S} let it.',
        '{S} asked how old the moon was. “Older than me,” said {A}, “but only just.”',
        'As {A} talked, {S} slid down by a hand, and then by another.',
        '“My slippers can stay here,” said {A}, “and keep an eye on you.” {S} liked that.',
        'One hand of {A} lay on the blanket like a cat, and {S} did not move it.',
        '“We’re the last two up,” whispered {S}. {A} said that this was nearly over.',
        '{A} yawned like a door. {S} yawned like a drawer.',
        'Nobody could say good night as slowly as {A}, and {S} waited for all of it.',
        '“I’m not sleepy,” said {S}. “No more am I,” said {A}, and both were quiet.',
        '{S} had one more question, and {A} kept it safe until the morning.',
        '“Tomorrow I’ll beat you,” said {S}. “At what,” said {A}. “At breakfast,” said {S}.',
        'Quite softly {A} said the names of everybody, and {S} came at the end.',
        '{A} smelled of peppermint, as always at this hour, and {S} breathed it in.',
        '“What a lot of day that was,” said {A}. {S} nodded, and then only half nodded.'
      ]
    }
  }
]
