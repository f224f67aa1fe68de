import { wishPlot } from '../wish-plot.ts'

export const thingsTalk = wishPlot({
  id: 'wish-things-talk',
  wishes: ['everything talk', 'everything talks', 'everything talked', 'everything talking', 'everything could talk', 'everything can talk', 'everything spoke', 'everything speaks', 'everything alive talks', 'things talk', 'things talked', 'things talking', 'things could talk', 'things can talk', 'things speak', 'objects talk', 'objects talked', 'objects talking', 'objects could talk', 'objects speak', 'furniture talk', 'furniture talks', 'furniture talked', 'furniture talking', 'furniture could talk', 'furniture speaks', 'furniture spoke', 'house talk', 'house talks', 'house talked', 'house talking', 'house could talk', 'talking house', 'talking furniture', 'talking things', 'talking objects', 'spoons talk', 'spoons could talk', 'spoons and forks talk', 'cups talk', 'plates talk', 'chairs talk', 'chairs could talk', 'tables talk', 'kitchen talked', 'kitchen talk', 'kitchen talking', 'kitchen could talk', 'bedroom talked', 'room could talk', 'walls could talk', 'walls talk', 'walls talked', 'doors talk', 'doors could talk', 'shoes could talk', 'shoes talked', 'clothes could talk', 'clothes talked', 'stairs talked', 'pans talk', 'talking furniture at night'],
  except: ['animals', 'animal', 'dog', 'cat', 'pet', 'pets', 'toys', 'toy', 'teddy', 'trees', 'flowers', 'vegetables', 'fruit', 'food', 'car', 'cars', 'train', 'toilet', 'moon', 'baby', 'babies', 'haunted', 'ghost', 'scared', 'scary', 'afraid', 'mirror on the wall', 'beast', 'phone', 'alexa', 'robot', 'moving', 'sleep talking', 'therapist', 'why'],
  answers: ['what', 'if', 'day', 'night', 'morning', 'when', 'imagine', 'everything', 'things', 'objects', 'all', 'every', 'thing', 'house', 'home', 'flat', 'room', 'kitchen', 'bedroom', 'bathroom', 'furniture', 'chair', 'chairs', 'table', 'tables', 'bed', 'pillow', 'door', 'doors', 'wall', 'walls', 'lamp', 'kettle', 'teapot', 'spoon', 'spoons', 'fork', 'forks', 'cups', 'plates', 'pan', 'pans', 'shoes', 'clothes', 'stairs', 'clock', 'fridge', 'sofa', 'talk', 'talks', 'talked', 'talking', 'speak', 'speaks', 'spoke', 'speaking', 'say', 'says', 'said', 'tell', 'could', 'can', 'world', 'town', 'where', 'in', 'our', 'my', 'the', 'is', 'was', 'were', 'suddenly', 'started', 'starts', 'to', 'me', 'us', 'each', 'other', 'alive', 'came', 'woke', 'up', 'one', 'for', 'a', 'secrets', 'secret', 'would', 'hear', 'magic', 'funny', 'loud', 'chatty'],
  moods: ['question'],
  company: ['pillow', 'pan', 'kettle', 'door', 'stairs', 'fridge', 'bath', 'mirror', 'clock', 'shoes', 'chair', 'rug', 'spoon', 'drawer', 'giraffe', 'lamp'],
  isTale: true,
  asked: true,
  about: 'Everything in the house can talk, and the hero wants to hear from the pillow what was said in the night; the pans drown it out, until it is heard that hard things are loud and soft things quiet, and one has to lie down on it.',
  titles: ['What the Pillow Heard', 'The Pan Has a Loud Voice', '{H} and the Quietest Voice in the House', 'Not the Giraffe', 'Soft Things Speak Softly'],
  want: [
    {
      id: 'said-in-the-night',
      A: 'partner',
      paragraphs: [
        'On Sunday everything in the house could talk. The door told {H} to come in or stay out. The stairs said their numbers. “Good morning!” roared the pan. “You talked in the night, too,” said {A} to {H}. “I heard it through the wall, but not the words.” {H} wanted to know the words. Only the pillow had been near enough. And today you could ask it.'
      ]
    }
  ],
  way: [
    {
      id: 'kettle',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The kettle began with a hum. “I don’t want to make a fuss,” it said. “It’s only that it’s a bit warm.” {A} said that it was quite usual. “It’s getting warmer, though,” said the kettle. “I don’t know if I can stay calm. No. I can’t. I can’t!” And then it only whistled, with all its might.',
        'Then it clicked, and stood there, and steamed a little. “I’m sorry,” said the kettle. “I don’t know what came over me.” It had gone through this every morning since it came, and now they knew.'
      ]
    },
    {
      id: 'shoes',
      A: 'same',
      spare: 2,
      paragraphs: [
        'In the hall the shoes were having words. “You’re always in front,” said the left one. “Only every second time,” said the right. “And when I am, you push past.” {H} put them on and walked as far as the coats, to see who was right. They passed each other all the way.',
        '“Stand still,” said {A}. Then they stood side by side, with the toes level. It was quiet. “This is nice,” said the left shoe. “We never do this,” said the right.'
      ]
    },
    {
      id: 'mirror',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Hello,” said {H} to the mirror. “Hello,” said the mirror. “Can’t you say something of your own?” asked {H}. “Can’t you say something of your own?” asked the mirror, and it sounded hurt. {A} thought that it had never had the chance. There was always somebody in front.',
        'So they both stepped aside, to where it could not see them. For a while the mirror said nothing at all. “Towel,” it said then, quite softly. “Towel. Half a window.”'
      ]
    },
    {
      id: 'fridge',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} opened the fridge to think. “Shut me,” said the fridge. “You’re letting it out.” “I’m only looking,” said {A}. “That’s what they all say,” said the fridge. “They look at the butter and go away again. Do you know what that’s like for the butter?”',
        'It turned out that the lamp in there had a question too. It had always wished to know what happened when the door was shut. {A} did not have the heart to tell it. “We all go to sleep,” said {A}.'
      ]
    },
    {
      id: 'drawer',
      A: 'same',
      spare: 5,
      paragraphs: [
        'One drawer held whatever had no other place, and in there everything talked at the same time. There was a key that did not know what for. There was string, and half a whistle. “Is it today?” they asked, whenever {A} looked in. “Is what today?” asked {H}. “When we’re needed,” said the string.',
        '{H} needed the string at once, for a bow round nothing. Afterwards you could hear it through the wood. It was telling the others, from the beginning.'
      ]
    },
    {
      id: 'old-chair',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} sat down in the old chair, and it groaned. “There you are,” said the chair. “You’ve got a button in your back pocket.” {S} felt, and it was so. “It’s been there since the spring,” said the chair. “I’ve said so every evening. I thought that you’d heard.”',
        '“I thought that was your legs,” said {S}. They had known each other for so long. {A} asked what else it had been saying. “Mostly good evening,” said the chair.'
      ]
    },
    {
      id: 'child-knew',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        'The only one who did not think it odd was {S}. {S} had always talked to the soap, and to the table, whenever it was in the way. “Does it answer?” asked {A}. “It does now,” said {S}, “but it’s silly.” The soap had said, “I’m off,” and gone.',
        'They could hear it going round the bath. “I’m off, I’m off,” it said, and always came by again. “It said that without talking too,” said {S}.'
      ]
    },
    {
      id: 'asked-on-the-table',
      A: 'partner',
      paragraphs: [
        '{H} carried the pillow to the kitchen and sat it on the table. “What did I say in the night?” asked {H}. “Ask it!” roared the pan. “Let it speak!” cried the lids. “Hush,” said {H}. “Who, us?” roared the pan. Somewhere below all that the pillow made something like a breath. {H} put the pan out in the passage and shut the door. The door had plenty to say about that. “It won’t talk,” said {H}, but {A} was not so sure.'
      ]
    },
    {
      id: 'the-clock-says-now',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Perhaps the clock knows,” said {A}. “It’s up all night.” “Now,” said the clock. {H} asked about last night. “Now,” said the clock. {H} tried tomorrow. “Now.” The clock had only the one word, and it was always right.',
        '“Isn’t it boring?” asked {H}, after the clock had said so for some time. The clock took a tiny bit longer than usual. “Not now,” it said.'
      ]
    },
    {
      id: 'knock-on-it',
      A: 'partner',
      paragraphs: [
        '“What was the loudest today?” asked {A}. “The pan,” said {H}, “and the bath.” “And the quietest?” The rug only mumbled. The coats murmured. From the socks there was not a word. “Knock on something hard,” said {A}, “and then on something soft.” {H} knocked on the table, and it rang. {H} knocked on the pillow, and there was no knock. It had sunk in. “Soft things swallow it,” said {H}. “The pillow’s been talking the whole time! It just doesn’t get out.”'
      ]
    }
  ],
  turn: [
    {
      id: 'ear-on-it',
      A: 'partner',
      paragraphs: [
        'If a voice does not come out, you have to go in. {H} laid the pillow on the bed, and one ear deep in the pillow. First there was a rustle. Then came a voice as soft as flour. “At last,” it said. “The other ear was nicer, but this one’s clean.” “What does it say?” asked {A}. {H} held up a finger and listened. “Not the giraffe,” said {H}, “it’s still wet. That’s what I said.”'
      ]
    },
    {
      id: 'the-blanket',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Now that they knew how, they went round to all the soft things. You had to wear the scarf to hear it. It said “Left, under, and through,” and was proud of that. The towel had water in its mouth. The woolly hat only ever asked, “Warm enough?”',
        '{A} lay down by the rug. “It’s counting crumbs,” said {A}. “It’s at four hundred, and somebody’s always adding some.” They got up very carefully, and took their shoes off.'
      ]
    },
    {
      id: 'pet-always-knew',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had been lying with one ear on the cushion for years. People had thought that it was sleep. “What does yours say?” asked {H}, and lay down on the other end of it. The cushion was telling a long story, with a good deal of fish in it.',
        '{A} opened one eye, as you do when somebody comes in late at the theatre. {H} kept quite still. They both heard the story to the end, where the fish was found.'
      ]
    },
    {
      id: 'what-giraffe',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Did it say why it was wet?” asked {A}. {H} asked the pillow. The pillow only knew what had been said, and not what had been dreamt. That was kept further in. “Perhaps it had been painted,” said {A}, “and somebody wanted to lean on it.” It would take a good while to dry, with such a neck.',
        '“Did I ever say anything cleverer?” asked {H}. The pillow thought back. “Once you said ‘Thursday’,” it breathed, “but it was a Monday.”'
      ]
    },
    {
      id: 'last-word',
      A: 'partner',
      paragraphs: [
        '{A} listened too, at the other corner. “Not the giraffe,” breathed the pillow. It knew a lot more. It knew all the nights since it had been new. “But you have to lie still,” said {A}, “and not say anything yourself.” Far off the pan roared good night. The lids passed it on. The stairs counted to twelve, and then back.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} said good morning to the door, which was not used to it.',
      '{names} walked up the stairs, and was counted.',
      { text: '{names} laid the forks so far apart that they could not quarrel.', needs: ['hands'] },
      { text: '{names} buttered some toast, and it giggled.', needs: ['hands'] }
    ],
    way: [
      '{names} said ssh to the lids, and the lids said it back.',
      '{names} listened at the cupboard, where the jam was telling a joke, slowly.',
      { text: '{names} put a cloth round the bell, so that it spoke lower.', needs: ['hands'] },
      { text: '{names} held the lids apart, so that they could not whisper.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down on a sleeve, and had never known that a sleeve could sing.',
      '{names} told the stairs that it was late, and they counted more softly.',
      { text: '{names} carried the spare cushion in, as it wanted to listen too.', needs: ['hands'] },
      { text: '{names} hung the pan on its nail and wished it good night.', needs: ['hands'] }
    ]
  },
  bed: [
    'One after another the hard things ran out of things to say. After that you could hear the soft ones, if you knew where to lie.',
    '{H} washed, and told the soap goodbye, and lay down with one ear deep in the pillow.'
  ],
  last: [
    '“Tomorrow I’ll tell you tonight,” breathed the pillow, and {H} was asleep.',
    'The giraffe was nearly dry, and {H} was asleep.'
  ]
})
