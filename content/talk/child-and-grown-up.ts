import type { TalkBank } from '../format.ts'

/** A child {S} and a parent, aunt or uncle {A}. */
export const childAndGrownUpTalk: TalkBank[] = [
  {
    pair: 'child-grown-up',
    topic: 'begin',
    lines: {
      both: [
        '“Can we?” said {S}. “In a minute,” said {A}. {S} counted to sixty, rather fast.',
        '“I need you for something,” said {S}. “Will it get on the ceiling?” said {A}. “Not all of it,” said {S}.',
        '“Do I have to dress up?” said {A}. “Only your head,” said {S}.',
        '“I was going to do the dishes,” said {A}, and sat down on the floor. {S} knew then that it would be all right.',
        '“You can be on my side,” said {S} to {A}. “Who’s on the other?” said {A}. “Also us,” said {S}.',
        '“Is this a long game?” said {A}. “Only until it stops,” said {S}.',
        '“I’ll help,” said {A}. “You can hold things,” said {S}. {A} turned out to be quite good at it.',
        '“What do I say?” said {A}. “Nothing,” said {S}. “You only look as if you were about to.”',
        '“Does it need glue?” said {A}. It was the first thing that {A} always asked, ever since. “No,” said {S}.'
      ]
    }
  },
  {
    pair: 'child-grown-up',
    topic: 'differ',
    lines: {
      both: [
        '“It’s nearly bedtime,” said {A}. “Nearly is the best part,” said {S}.',
        '“We shall see,” said {A}. “When you say that, we never do,” said {S}.',
        '“That isn’t what it’s for,” said {A}. “It is now,” said {S}.',
        '“You aren’t looking,” said {S}. “I am,” said {A}. “You’re looking at your list,” said {S}.',
        '“One,” said {A}. “Three,” said {S}. They met at two, as usual, and shook hands on it.',
        '“Because,” said {A}. “That’s only half of something,” said {S}.',
        '“I said no,” said {A}. “You said it like maybe,” said {S}.',
        '“Who tidies it up afterwards?” said {A}. {S} did not know the answer to that one.',
        '“It was you who left it there,” said {S}. {A} looked, and it had been.'
      ]
    }
  },
  {
    pair: 'child-grown-up',
    topic: 'boast',
    lines: {
      both: [
        '“I can do a handstand,” said {A}. “Since when?” said {S}. “Since I was nine,” said {A}, “but not lately.”',
        '“Watch how fast I go,” said {S}. {A} watched, and had to admit it twice.',
        '“I’m very good at this,” said {A}. Something fell down. “Next to it,” said {A}. {S} picked it up.',
        '“I didn’t even need any help,” said {S}, and let go of the hand of {A}.',
        '“I could still win that race,” said {A}. {S} was already at the door.',
        '“You’ve never seen me really try,” said {A}. {S} had seen it at the beach, and said nothing, out of kindness.',
        '“Without looking!” said {S}. {A} looked instead, through two fingers.',
        '“Nobody makes toast like me,” said {A}. “No,” said {S}.',
        '“I carried you and the shopping up at once,” said {A}. “Which was heavier?” said {S}. “The wetter one,” said {A}.'
      ]
    }
  },
  {
    pair: 'child-grown-up',
    topic: 'ask',
    lines: {
      both: [
        '“What are you thinking of?” said {S}. “The bins,” said {A}, quite honestly.',
        '“Did you know that before?” said {S}. “I read it on the box,” said {A}.',
        '“Do grown-ups cry?” said {S}. “In films with horses,” said {A}.',
        '“What’s that for?” said {S}. “I’ve never dared to ask,” said {A}.',
        '“Why is it called that?” said {S}. “Somebody must have been in a hurry,” said {A}.',
        '“How does it work?” said {S}. “There’s a bit that goes round,” said {A}, who was nearly sure.',
        '“What did you want to be?” said {S}. “Taller,” said {A}.',
        '“Who’s the boss here?” said {S}. {A} looked about, to see if anybody else was listening.',
        '“Do you ever not know?” said {S}. “Mostly on Mondays,” said {A}.'
      ]
    }
  },
  {
    pair: 'child-grown-up',
    topic: 'tease',
    lines: {
      both: [
        '“You said a rude word,” said {S}. “I said sugar,” said {A}. “You said it rudely,” said {S}.',
        '“Your phone is in the fridge,” said {S}. “It likes it there,” said {A}, and went to get it.',
        '{A} sang. “Are you hurt?” said {S}.',
        '“You have odd slippers on,” said {S}. “They’re friends,” said {A}.',
        '“I’m not lost,” said {A}. “We’ve seen that lamp before,” said {S}.',
        '“You always do that with your eyebrows,” said {S}. {A} tried not to, and then they went by themselves.',
        '“Pull a face,” said {S}. “This is my face,” said {A}.',
        '{S} put a hat on {A}. It suited nobody, and stayed on all evening.',
        '“Have you washed?” said {A}. “Have you?” said {S}. It was only fair to ask.'
      ]
    }
  },
  {
    pair: 'child-grown-up',
    topic: 'wait',
    lines: {
      both: [
        '“It didn’t work,” said {S}. “Not yet,” said {A}. It is odd how much room there is in yet.',
        '“Can you do it for me?” said {S}. “I can do it next to you,” said {A}, and that was better.',
        '“Are you cross?” said {S}. “No,” said {A}. “I’m only breathing.”',
        'They sat and looked, {S} with the chin on both hands, {A} with the chin on {S}.',
        '“I did it wrong,” said {S}. “I did it wrong for two years,” said {A}. “There was even a name for it.”',
        '“How long now?” said {S}. “As long as a boiled egg,” said {A}. {S} knew exactly how long that was.',
        '{A} held the end of it and waited. {S} liked that about {A}.',
        '“Once more,” said {S}. {A} had been about to say enough, and said it much later.',
        '“Tell me when to look,” said {A}, with both hands over both eyes. {S} took some time over it.'
      ]
    }
  },
  {
    pair: 'child-grown-up',
    topic: 'near',
    lines: {
      both: [
        '{A} smelled of outside and of soup. {S} stayed there for a bit.',
        '“Come here,” said {A}. {S} was there already.',
        '“You did that by yourself,” said {A}. “You were in the room,” said {S}. “That was all I did,” said {A}.',
        '{S} gave {A} the better half. It was not much better, but it was bigger.',
        'The knee of {A} was just right for the head of {S}.',
        '“I like it when you don’t do anything else,” said {S}. {A} put the list in a pocket.',
        '{A} wrote something on the back of {S} with one finger. It was a name, and it tickled at the end.',
        '“What’s the matter?” said {A}. “Nothing,” said {S}, and leaned on it. It was soon less.',
        '“Shall I carry you?” said {A}. “I’m too big,” said {S}, and put up both arms.'
      ]
    }
  },
  {
    pair: 'child-grown-up',
    topic: 'sleepy',
    lines: {
      both: [
        '“I’ll come back and look,” said {A}. {S} meant to keep one eye open for it.',
        '{A} stroked the hair of {S} the wrong way and the right way, and the right way last.',
        '“Stay,” said {S}. {A} stayed, and grew heavier on the edge of the bed.',
        '“You’re yawning,” said {S}. “So are you,” said {A}. After that it was true.',
        '{A} pulled the blanket up over {S}, and over a foot that had got out.',
        '{S} wanted to tell {A} one thing, and kept it for the morning, under the tongue.',
        '“That’s a cold foot,” said {A}. “It’s two,” said {S}, and they were both let in.',
        '{A} looked at {S} for a bit longer than usual.',
        '{A} sat down where the bed does not creak. {S} had once shown {A} the place.',
        '“One more minute,” said {S}. {A} gave two, and they were long ones.',
        '{A} straightened the sheet, and then {S}, and then the pillow.',
        '“I’m thirsty,” said {S}. {A} had brought the water already.',
        '{S} counted the steps of {A} to the window and back. There were six.',
        '“You’re all warm,” said {A}, with a nose in the hair of {S}.',
        '{A} drew the curtain, all but the width of a hand, because {S} liked it so.',
        '“Sing the short one,” said {S}. {A} sang it twice, so that it was longer.',
        'The hair of {S} smelled of soap, and {A} said so.',
        '“You may think of one more thing,” said {A}. {S} thought of two and kept one.',
        '{S} took up hardly any of the bed. {A} sat on the rest.',
        '“Budge up,” said {A}, and {S} budged.',
        'Very quietly {A} picked up the day from the floor, sock by sock, while {S} watched.',
        '“I can stay awake longer than you,” said {S}. “I know,” said {A}. “Show me.”',
        '{A} had meant to get up again. {S} had hold of one sleeve.',
        '“Leave the door like that,” said {S}. {A} left it like that, and a bit more.',
        'Both hands of {S} were under one cheek. {A} used to lie like that as well.',
        '{S} told {A} the whole day again, but shorter, and backwards.',
        '“That’s enough day for anybody,” said {A}. {S} had room for a yawn yet.',
        '{A} blew at the lamp as if it were a candle, and switched it off for {S}.',
        '“What are we doing tomorrow,” said {S}. “Getting up,” said {A}, “but not yet.”',
        'First {A} yawned, and {S} was second by very little.',
        '“Nose in or nose out,” said {A}. “Out,” said {S}, and the blanket stopped there.',
        '{A} rubbed the back of {S} in circles, and the circles got larger and slower.',
        '{S} heard {A} hum something from the radio, with most of it missing.',
        '“I heard you laugh today,” said {A}. {S} had heard it too.',
        'Whoever was tired, it was not {S}. {A} said “of course not”, and whispered it.',
        'Under the bed, where {S} had asked {A} to look, was one slipper.',
        '“Squeeze my hand when you’re nearly off,” said {A}. {S} squeezed it twice, to be safe.',
        '“You’ve got toothpaste there,” said {A}. {S} kept it for tomorrow.',
        'In the half dark {A} found the cheek of {S} without looking.',
        '“Mm,” said {S}. “Mm,” said {A}. It was all that was left of the talking.',
        '{A} counted the toes of {S} through the blanket, and got eleven.',
        '“If you dream, dream something with cake,” said {A}. {S} promised to look out for it.'
      ]
    }
  }
]
