import type { TalkBank } from '../format.ts'

/** A child {S} and a baby {A}, who has no words and is understood. */
export const childAndBabyTalk: TalkBank[] = [
  {
    pair: 'child-baby',
    topic: 'begin',
    lines: {
      both: [
        '“You’re the littlest, so you can watch,” said {S} to {A}. {A} watched with the whole face.',
        '{S} explained it to {A}, slowly. {A} took hold of the nose that it came from.',
        '“First we show {A},” said {S}. {A} was already clapping.',
        '{A} got a spoon, so as to be part of it. {S} got another, so as to be fair.',
        '{S} put a hat on {A}. {A} took it off. That was how it began.',
        '“{A} wants to be in it too,” said {S}. You could tell by the feet.',
        '{S} told {A} to hold that. It was a thumb, and {A} held it.',
        'Before it could start, {A} had to be turned round the other way by {S}.'
      ]
    }
  },
  {
    pair: 'child-baby',
    topic: 'differ',
    lines: {
      both: [
        '“That isn’t yours,” said {S}. {A} put it in the mouth, to make sure.',
        '{S} built it up. {A} knocked it down, and waited for more.',
        '“Gentle,” said {S}. {A} was gentle for as long as the word lasted.',
        '{S} said that it was the other way round. {A} left it as it was.',
        '“No,” said {S}. {A} had heard of that, and did not think much of it.',
        '{A} had hold of one end. {S} tried to say it with a biscuit.',
        '{S} wanted it quiet, and {A} had just found out about screeching.',
        '“It goes in there,” said {S}. {A} knew a better place. It was the shoe.'
      ]
    }
  },
  {
    pair: 'child-baby',
    topic: 'boast',
    lines: {
      both: [
        '“{A} can wave,” said {S}. {A} waved, some time later, at the lamp.',
        '“{A} has a tooth,” said {S}, and everybody was shown it.',
        '“I taught {A} that,” said {S}, when {A} blew the bubble.',
        '“{A} knows my name,” said {S}. A noise came from {A} that had one of the letters.',
        '“Look, {A} is standing,” said {S}. {A} was, for just as long as they looked.',
        '“{A} laughs for me,” said {S}, and put a cloth over one eye. {A} laughed until the hiccups came.',
        '{S} said that {A} was the cleverest in the street. {A} was eating a sock.',
        '“{A} is stronger than it looks,” said {S}, who was being held by the hair.'
      ]
    }
  },
  {
    pair: 'child-baby',
    topic: 'ask',
    lines: {
      both: [
        '“What do you want?” said {S}. {A} showed both hands, open, like a shop with everything sold.',
        '“Do you remember before?” said {S}. {A} looked as if it might all come back.',
        '“Is it nice, being small?” said {S}. {A} yawned from one ear to the other.',
        '{S} asked {A} what it was all about. {A} gave it some thought, and then a burp.',
        '“Are you on my side?” said {S}. {A} dribbled on just that sleeve.',
        '“Who am I?” said {S}, from behind two hands. {A} had not known that people get lost so quickly.',
        '“What’s so funny?” said {S}. {A} did not say, and so it stayed funny.',
        '“Left or right?” said {S}. {A} took both.'
      ]
    }
  },
  {
    pair: 'child-baby',
    topic: 'tease',
    lines: {
      both: [
        '{S} said boo. {A} thought it over, and was delighted.',
        '{S} blew on the tummy of {A}, and it made a noise that ran in the family.',
        '“I have your toe,” said {S}. {A} looked to see how many were left.',
        '{S} made a face. {A} made it back, and did it better.',
        '{A} dropped it, and {S} picked it up. {A} could have done that for a living.',
        '{S} walked two fingers up the arm of {A}. At the elbow {A} knew what was coming.',
        '“That’s my nose,” said {S}. {A} did not let go of it for that.',
        '{S} crawled, and {A} crawled, and {A} won.'
      ]
    }
  },
  {
    pair: 'child-baby',
    topic: 'wait',
    lines: {
      both: [
        '{S} rocked {A} with one foot, and went on waiting with the other.',
        'It did not work, and {A} clapped. “It didn’t work,” {S} told {A}. {A} clapped again.',
        '{A} sat and looked at the dust in the light. {S} looked too. There was a lot going on.',
        '“Soon,” said {S}. {A} did not know soon, only now and not now.',
        '{S} sang the short one to {A}, eleven times.',
        'While they waited, {S} counted the fingers of {A}, and they came out right.',
        '{A} fell asleep in the middle, and {S} had to wait very quietly.',
        '{S} gave {A} the lid to hold, and that was as good as the thing itself.'
      ]
    }
  },
  {
    pair: 'child-baby',
    topic: 'near',
    lines: {
      both: [
        '{A} took hold of one finger of {S} and kept it.',
        'The head of {A} smelled of warm bread. {S} had another smell.',
        '{S} and {A} put their foreheads together and looked at one very large eye.',
        '{A} fell over against {S}, and stayed there, and that was meant.',
        'When {A} cried {S} came, and then it was only half of a cry.',
        '{S} lent {A} the bear. It was not the best bear, but it was the second best.',
        '{A} knew the voice of {S}. You could see it go in.',
        '{S} held {A} on both knees, like something that has just been given.'
      ]
    }
  },
  {
    pair: 'child-baby',
    topic: 'sleepy',
    lines: {
      both: [
        '{A} went to sleep all at once, as if somebody had put out a match. {S} took rather longer.',
        'One hand of {A} opened, and let go of the ear of {S}.',
        '{S} stayed quite still, for {A} was nearly there.',
        '{A} breathed as quickly as a bird. {S} breathed as slowly as a cow. By and by they met.',
        '{S} whispered good night to {A}, who was a long way ahead.',
        'In the dark there was one small noise from {A}, and {S} understood it.',
        '{S} heard {A} smack both lips, twice, at a dream of milk.',
        'The blanket of {A} went up and down. {S} watched it, and breathed along.'
      ]
    }
  }
]
