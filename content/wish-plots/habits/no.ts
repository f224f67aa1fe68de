import { wishPlot } from '../wish-plot.ts'

export const whoeverNo = wishPlot({
  id: 'wish-whoever-no',
  visits: 'anything',
  whoever: [
    'always says no',
    'says no to everything',
    'always said no',
    'said no to everything',
    'just says no',
    'keeps saying no',
    'keeps on saying no',
    'only ever says no',
    'only says no',
    'only said no',
    'only knows no',
    'says nothing but no',
    'says only no',
    'says no all the time',
    'says no all day',
    'says no',
    'said no',
    'loves saying no',
    'loves to say no',
    'likes saying no',
    'can only say no',
    'won’t stop saying no',
    'can’t stop saying no',
    'never says yes',
    'never said yes',
    'won’t say yes',
    'can’t say yes',
    'doesn’t say yes',
    'always answers no',
    'doesn’t want anything',
    'doesn’t want to do anything',
    'never wants to do anything',
    'refuses everything',
    'always shakes its head',
    'forgot how to say yes',
    'is a little naysayer',
    'says nah to everything',
    'says nope all day',
    'says nope to everything',
    'shakes its head at everything',
    'doesn’t know how to say yes',
    'doesn’t know the word yes',
    'refuses to say yes'],
  except: ['friends', 'luck', 'socks', 'clothes', 'hair', 'money', 'food', 'time', 'eats', 'sleeps', 'hello', 'sorry', 'please', 'thank you', 'goodbye', 'goodnight', 'good night', 'word', 'words', 'truth', 'name'],
  company: ['list', 'paper', 'pencil', 'pancake', 'pancakes', 'box', 'cup'],
  fed: true,
  about: 'The hero wants one tick under YES on a list, and whoever comes says no to everything, until the questions are turned round.',
  titles: ['Yes and No', 'One Tick Before Bedtime', '{visitor} Says No', 'The No Comes First', 'Three, and Then Look'],
  want: [
    {
      id: 'two-columns',
      A: 'partner',
      paragraphs: [
        '{H} had made a list, with YES on the left and NO on the right. {H} wanted one tick on the left before bedtime. “Can the big box stay in the hall, to sit in?” asked {H}. “No,” said {A}. “Can there be pancakes every Wednesday?” “No.” On the right there were nine.',
        'Outside somebody knocked. It was {visitor.first}. “Did you knock?” asked {H}. “No,” said {visitor}. “Would you like to come in?” “No,” said {visitor}, and came in.'
      ]
    }
  ],
  way: [
    {
      id: 'nobody-says-no',
      A: 'partner',
      paragraphs: [
        '{H} followed with the pencil. “Are you cold? Are you hungry? Would you like to sit?” “No,” said {visitor}. “No. No.” The ticks ran down the page. “You’ve got to ask something that nobody says no to,” said {A}, quite sure. {A} held out a warm pancake, with sugar. “Would you like this?”',
        '“No,” said {visitor}. {A} put the plate down on the shelf. {H} made the tick, and it went right through the paper. When they looked up, {visitor} was on the best chair. There was sugar on {visitor}, and none on the plate.'
      ]
    },
    {
      id: 'kinds-of-no',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There were several sorts of it, if you listened. There was a short one, like a lid. There was one with a tail, “no-o-o”, and that was the one for vests. “And what’s that one for?” asked {A}, when there had been a very quick one. “No,” said {visitor}. It was for stairs, they found out later.',
        '{H} drew each of them, with a little picture. The one that {H} liked best had a sort of hop in it. “That’s nearly a tune,” said {A}. “No,” said {visitor}, with the hop.'
      ]
    },
    {
      id: 'red-or-blue',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Red cup or blue cup?” asked {A}. “No,” said {visitor}. But that did not fit. {visitor} noticed it too, and tried it again, a bit slower. “No?” You could hear it knock against both cups and fall down in between.',
        '{visitor} looked at the red one, and then at the blue. It was a long time since anybody had seen {visitor} look at a thing like that. “The blue one’s less red,” said {visitor}, and took it. {H} did not know on which side that went.'
      ]
    },
    {
      id: 'ping-pong',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} tried saying it too. “No,” said {A}. “No,” said {visitor}. “No.” “No.” It went across the table, to and fro, like a ball. {H} turned from left to right. “No.” “No.” It got faster. “No.” “No.” “Yes,” said {visitor} by mistake, and stopped short.',
        '“I heard that!” cried {H}. “No,” said {visitor}. {H} held the pencil over the left side. But it doesn’t count if it only fell out.'
      ]
    },
    {
      id: 'show-us',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Could you show us what you’re good at?” asked {A}. “No,” said {visitor}, and {caller.does}. They clapped. “Again?” “No,” said {visitor}, and did it again, and better.',
        '“Is it hard?” asked {H}. “No.” “Could {A} do it?” “No.” {A} {caller.move}, and asked if that was right. {visitor} said what there was to say. {A} did it the other way round.'
      ]
    },
    {
      id: 'is-it-so',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '{A} knew something, and was proud of it. “{caller.fact},” said {A}. “Isn’t that so?” “No,” said {visitor}. “But I’ve read it.” “No.” “It was on the back of the oats.” {visitor} sniffed. It could hardly not be so, if it was on the oats.',
        '“Isn’t it so at all?” asked {H}. “No,” said {visitor}. “I mean, is it not so?” “No.” {H} had to go and stand by the window, to work that one out.'
      ]
    },
    {
      id: 'may-we-see',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '“May I have a closer look?” asked {A}, and meant {caller.part}. “No,” said {visitor}, and turned right round to the lamp, so that the light fell on it. {A} bent down. “That’s very fine work,” said {A}. “Does it itch?” “No.” {A} scratched there all the same, a little to the left.',
        '“No,” sighed {visitor}. “No. No, no, no.” {A} understood, and moved a bit further up.'
      ]
    },
    {
      id: 'far-country',
      A: 'same',
      spare: 4,
      embodied: true,
      paragraphs: [
        '“In Bulgaria,” said {A}, “they shake their heads for yes.” {H} tried it. “Yes,” said {H}, and shook from ear to ear. It felt as if you were getting water out. “And for no they nod.” They nodded, all three of them. “No,” said {visitor}, and nodded hard.',
        '“Then perhaps you’re from there,” said {A}. “No,” said {visitor}, and nodded. {H} asked {A} if there was room for a third side on the paper.'
      ]
    },
    {
      id: 'why-no',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“What’s so good about it?” asked {H}. For once there was no no. “They ask so fast,” said {visitor}. “Do you want this, do you want that, and your coat’s on already. When I say no, they stop for a bit. Then I can look at what it is.”',
        '{A} thought of the last coat, and who had been inside it. “And then?” asked {A}. “Then they’ve taken it away,” said {visitor}. “Mostly I’d have liked it.”'
      ]
    },
    {
      id: 'no-office',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“At home I can do it,” said {A}. “But outside it won’t come. They ask me to bring a salad, and I bring one. I don’t even like salad.” So {visitor} gave a lesson. You lean back. You look at something else. It has to be out before you’ve heard the end.',
        '“Could you bring a…” began {H}. “No,” said {A}, and turned quite pale, and put one hand over it. Nothing happened. They waited a little longer. “And who brings the salad now?” asked {A}. “No,” said {visitor}.'
      ]
    },
    {
      id: 'sign',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} wrote NO on a piece of card, so that {visitor} could rest. You only had to hold it up. They went through the whole room like that. Was it a lamp? Was it Sunday? Up went the card. It was very quick, and saved a lot of breath.',
        'Then {visitor} held it the wrong way up. “ON,” read {H}. {A} ran and switched on the lamp. {visitor} looked at the card, and the lamp, and turned it round once more. “NO.” The lamp went out. They did that until the bulb was hot.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Somebody asked me to dance once,” said {S}, “and I said no. I only wanted to finish my cake. When I looked up they were dancing with my aunt.” “And was it good cake?” asked {A}. “It was seed cake,” said {S}. “I’ve wondered about it ever since.”',
        '{visitor} moved nearer. “They asked again, the year after,” said {S}. “That time I said, no, not before I’ve swallowed.” {visitor} asked to hear that longer sort of no again.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had a game for it. “Are you a chair?” asked {S}. “No,” said {visitor}. “Are you a bus stop? Are you Thursday?” “No,” said {visitor}, and began to enjoy it. “Are you sad? Are you made of cheese? Are you me?” “No, no, no!”',
        '{A} kept count. They had left out everything that {visitor} was not, and it had taken half an hour. There was hardly anything left over in the room. “Then you must be you,” said {S}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had no word for no. Somebody without one has to sit down on things. {A} did that now, on the paper with all the ticks.',
        '“Would you get up, please?” asked {H}. {A} looked at {visitor}. “No,” said {visitor}. {A} put down both ears with relief. At last there was somebody who could say it.'
      ]
    },
    {
      id: 'like-a-bell',
      A: 'partner',
      paragraphs: [
        '{A} had been looking at the plate. “Don’t write it down so fast,” said {A}. “The no’s only the bell. It rings first, and then somebody comes to the door.” They tried it. “Shall we draw?” asked {H}. “No,” said {visitor}. {H} did nothing, and counted. At three {visitor} took the pencil.'
      ]
    }
  ],
  turn: [
    {
      id: 'turned-round',
      A: 'partner',
      paragraphs: [
        '{H} looked at all those ticks. There were so many that they had to be good for something. “Have you had enough pancakes?” asked {H} slowly. “No,” said {visitor}, and got another. “Do you mind the blue cup? Is it time to go home?” “No,” said {visitor}. “No!” Nobody had ever asked such good questions.',
        'Then {H} turned to {A}. “Would it be so terrible if the box stayed in the hall?” “No,” said {A}. “And would you be very sad if there were pancakes on Wednesdays?” “No,” said {A}. “No, wait.” But {H} had ticked it already.'
      ]
    },
    {
      id: 'more-questions',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Now they all wanted to ask something. “Are you tired of us?” asked {A}. “No.” “Is there anybody you’d rather sit beside?” That took a look to the left, and one to the right. “No,” said {visitor}, and it had a good deal of sugar in it.',
        '“Am I the worst at drawing?” asked {H}. {visitor} looked at the drawing. It was a picture of a no, with two legs and a hat. “No,” said {visitor}, after a bit. “It isn’t that.” {A} said that one might leave it there.'
      ]
    },
    {
      id: 'asks-too',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“And do you want to ask us something?” said {A}. “No,” said {visitor}. They did nothing, and counted. At three it came. “Can I have the one with the burnt edge?” {H} took a breath, and it was out before {H} had thought. “No,” said {H}.',
        'It was the last but one. {visitor} did not go away. {visitor} only counted, very quietly. At two {H} pushed the plate over. “It’s a good edge,” said {H}.'
      ]
    },
    {
      id: 'the-tick',
      A: 'partner',
      paragraphs: [
        'The right-hand side was full right down to the bottom. On the left there was still nothing. “So I haven’t got one after all,” said {H}. “No,” said {visitor}, and looked at the list.',
        '{H} counted. At three {visitor} took the pencil, and made a tick on the left. It was small, and a bit sticky. “Was that a yes?” asked {H}. “No,” said {visitor}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} shook the whole head at each no, to help.',
      '{names} sat down in the box, which was not to stay.',
      { text: '{names} sharpened the pencil, for the right-hand side.', needs: ['hands'] },
      { text: '{names} ruled a line between the yes and the no.', needs: ['hands'] }
    ],
    way: [
      '{names} followed the sugar to the best chair.',
      '{names} looked at the plate as well, and it was licked.',
      { text: '{names} counted to three too, and very quietly.', needs: ['hands'] },
      { text: '{names} turned one more pancake, without asking anybody.', needs: ['hands'] }
    ],
    turn: [
      '{names} rolled about in the box, which was staying.',
      '{names} listened for what came after the no.',
      { text: '{names} wrote Wednesday on the box, in big letters.', needs: ['hands'] },
      { text: '{names} pinned up the list, with the left side to the light.', needs: ['hands'] }
    ]
  },
  bed: [
    '{visitor} was asked about going home, and said “No”, and went. The box stood in the hall, and everybody walked round it.',
    '“No,” said {H} when it was time to wash, and washed. “No,” said {H}, and lay down.'
  ],
  last: [
    'One, two, and before three {H} was asleep.',
    'No, said {H}, not yet, and was asleep.'
  ]
})
